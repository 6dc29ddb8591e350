import { defineMessages } from '@partshop/features/core';

/** Texts that the forms of this feature share. */
export const messages = defineMessages('sign-in-form', {
  loginMissing: { text: 'Введите телефон или эл. почту', note: 'Error of the login field' },
  passwordMissing: { text: 'Введите пароль', note: 'Error of the password field' },
  wrongCredentials: {
    text: 'Телефон, почта или пароль не подходят. Проверьте раскладку и Caps Lock',
    note: 'Error of the login form; never says which of the two is wrong',
  },
  phoneCountry: {
    text: 'В эту страну мы не отправляем SMS. Укажите номер другой страны',
    note: 'Error of the phone field: the shop sends codes to some countries only',
  },
  phoneTaken: {
    text: 'Этот номер уже зарегистрирован. Войдите с паролем',
    note: 'Error of the phone field: an account with this phone appeared meanwhile',
  },
  phoneUnconfirmed: {
    text: 'Подтверждение номера устарело. Запросите код ещё раз',
    note: 'Error of the phone field: the code was entered more than half an hour ago',
  },
  contactWrong: {
    text: 'Введите телефон или эл. почту, указанные в вашем аккаунте',
    note: 'Error of the field for a phone or an e-mail',
  },
  contactCountry: {
    text: 'В эту страну мы не отправляем SMS. Укажите эл. почту из вашего аккаунта',
    note: 'Error of the field for a phone or an e-mail: the shop sends codes to some countries only',
  },
  contactTaken: {
    text: 'Это указано в другом аккаунте. Укажите другой контакт',
    note: 'Error of the field for a new phone or e-mail address: another account has it',
  },
  newContactWrong: {
    text: 'Проверьте, нет ли ошибки',
    note: 'Error of the field for a new phone or e-mail address: it cannot be one',
  },
  newEmailWrong: { text: 'В адресе почты ошибка', note: 'Error of the field for a new e-mail address' },
  codeMissing: {
    text: 'Введите {digits, plural, one {# цифру} few {# цифры} many {# цифр} other {# цифры}} из сообщения',
    note: 'Error of the code field; {digits} is 6',
  },
  codeWrong: {
    text: '{left, plural, =0 {Код не подошёл} one {Код не подошёл. Осталась # попытка} few {Код не подошёл. Осталось # попытки} many {Код не подошёл. Осталось # попыток} other {Код не подошёл. Осталось # попытки}}',
    note: 'Error of the code field, with the number of tries that are left',
  },
  codeExpired: { text: 'Код больше не действует. Запросите новый', note: 'Error of the code field' },
  emailTaken: {
    text: 'Эта почта уже указана в другом аккаунте. Впишите другую или оставьте поле пустым',
    note: 'Error of the optional e-mail field',
  },
  passwordShort: {
    text: 'В пароле нужно не меньше {least, plural, one {# знака} few {# знаков} many {# знаков} other {# знака}}',
    note: 'Error of the field for a new password; {least} is 8',
  },
  passwordWeak: {
    text: 'Такой пароль подбирают одним из первых. Придумайте другой',
    note: 'Error of the field for a new password: it is among those that everybody guesses',
  },
  passwordSame: {
    text: 'Это ваш прежний пароль. Придумайте другой',
    note: 'Error of the field for a new password: it is the same as the old one',
  },
  oldPasswordWrong: { text: 'Текущий пароль не подходит', note: 'Error of the field for the current password' },
  cityMissing: { text: 'Выберите город из списка', note: 'Error of the city field' },
  password: { text: 'Пароль', note: 'Label of the password field' },
  newPassword: { text: 'Новый пароль', note: 'Label of the field for a new password' },
  passwordHint: {
    text: 'Не меньше {least, plural, one {# знака} few {# знаков} many {# знаков} other {# знака}}. Лучше всего — фраза, которую знаете только вы.',
    note: 'Hint under the field for a new password; {least} is 8',
  },
  show: { text: 'Показать', note: 'Short button in the password field: makes the password visible' },
  hide: { text: 'Скрыть', note: 'Short button in the password field: makes the password invisible again' },
  showPassword: { text: 'Показать пароль', note: 'Name of the button “Показать” for screen readers' },
  hidePassword: { text: 'Скрыть пароль', note: 'Name of the button “Скрыть” for screen readers' },
  code: { text: 'Код', note: 'Label of the field for a one-time code' },
  sendCode: { text: 'Получить код', note: 'Button of the step that asks for a phone or an e-mail' },
  sendingCode: { text: 'Отправляем…', note: 'The button “Получить код” while the answer is awaited' },
  checkingCode: { text: 'Проверяем…', note: 'The button under the code field while the answer is awaited' },
  resend: { text: 'Отправить код ещё раз', note: 'Button' },
  resendIn: {
    text: 'Новый код можно запросить через {seconds} с',
    note: 'Countdown in place of the button “Отправить код ещё раз”; {seconds} is a number of seconds',
  },
  canResend: { text: 'Можно запросить новый код.', note: 'Said to screen readers when the countdown is over' },
  demoText: {
    text: 'Демо-магазин ничего не отправляет на телефоны и почту.',
    note: 'Note under the code field in the demo shop; a link follows',
  },
  demoLink: { text: 'Ваше сообщение лежит здесь', note: 'Link to the page with the demo shop’s messages' },
  newTab: { text: '(новая вкладка)', note: 'Read after a link that opens a new tab' },
});
