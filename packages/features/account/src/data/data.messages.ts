import { defineMessages } from '@partshop/features/core';

export const messages = defineMessages('account-data', {
  title: { text: 'Мои данные', note: 'Title and heading of the page with the data of a client' },
  fileTitle: { text: 'Всё, что мы о вас храним', note: 'Heading of the card with the file' },
  fileText: {
    text: 'Один файл JSON: имя и контакты, адреса, заказы, списки, история поиска, бонусы и устройства, где вы вошли. До пяти раз в день.',
    note: 'What the file holds',
  },
  download: { text: 'Скачать файл', note: 'Link that downloads the file' },
  deleteTitle: {
    text: 'Удалить аккаунт',
    note: 'Title and heading of the page that deletes the account, and of the card with the link to it',
  },
  deleteText: {
    text: 'Личные данные исчезнут сразу и навсегда.',
    note: 'Above the link to the page that deletes the account',
  },
  toDelete: { text: 'Перейти к удалению', note: 'Link to the page that deletes the account' },
  gone: {
    text: 'Исчезнут имя, контакты, адреса, списки, корзина, история поиска, оповещения и бонусы.',
    note: 'What is deleted with the account',
  },
  kept: {
    text: 'Документы о покупках останутся без имени, телефона, почты и адреса: так требует закон.',
    note: 'What stays after the account is deleted',
  },
  sessions: { text: 'Вы выйдете на всех устройствах.', note: 'What happens when the account is deleted' },
  again: {
    text: 'С тем же телефоном можно зарегистрироваться снова, с чистого листа.',
    note: 'What one can do after the account was deleted',
  },
  password: { text: 'Ваш пароль', note: 'Label of the field for the password, which confirms the deletion' },
  sure: { text: 'Я понимаю, что вернуть аккаунт нельзя', note: 'Checkbox above the button that deletes the account' },
  delete: { text: 'Удалить навсегда', note: 'Button that deletes the account' },
  deleting: { text: 'Удаляем…', note: 'The button “Удалить навсегда” while the answer is awaited' },
  byCode: { text: 'Не помню пароль: подтвердить кодом из SMS', note: 'Button: the deletion is confirmed by a code' },
  byPassword: { text: 'Подтвердить паролем', note: 'Button back to the form with the password' },
  sent: { text: 'Код отправлен: {phone}', note: 'Hint of the code field; {phone} is the phone of the account' },
  keep: { text: 'Оставить аккаунт', note: 'Link back to the profile' },
  sureMissing: { text: 'Подтвердите, что понимаете последствия', note: 'Error of the checkbox' },
  passwordMissing: { text: 'Введите пароль', note: 'Error of the field for the password' },
  passwordWrong: { text: 'Пароль не подходит', note: 'Error of the field for the password' },
  ordersTitle: { text: 'Есть незавершённые заказы', note: 'Heading: the account cannot be deleted yet' },
  ordersText: {
    text: 'Получите или отмените их, и аккаунт можно будет удалить.',
    note: 'Under “Есть незавершённые заказы”',
  },
  toOrders: { text: 'Мои заказы', note: 'Link to the orders' },
  debtTitle: { text: 'Есть просроченный платёж', note: 'Heading: the account cannot be deleted yet' },
  debtText: { text: 'Оплатите его, и аккаунт можно будет удалить.', note: 'Under “Есть просроченный платёж”' },
  staff: {
    text: 'Аккаунты продавцов и сотрудников закрывает администратор.',
    note: 'In place of the form, for sellers and staff, and for staff who look at the shop as a client',
  },
  doneTitle: { text: 'Аккаунт удалён', note: 'Heading after the account was deleted' },
  doneText: {
    text: 'Спасибо, что были с нами. Магазином можно пользоваться и без аккаунта.',
    note: 'Under “Аккаунт удалён”',
  },
  toHome: { text: 'На главную', note: 'Link to the home page' },
});
