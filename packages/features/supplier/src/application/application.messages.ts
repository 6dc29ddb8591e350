import { defineMessages } from '@partshop/features/core';

export const messages = defineMessages('supplier', {
  title: { text: 'Заявка поставщика', note: 'Title and heading of the page with the application of who wants to sell' },
  lead: {
    text: 'Расскажите о компании и приложите документы. Сотрудник проверит заявку и ответит письмом.',
    note: 'Under “Заявка поставщика”',
  },
  conditions: { text: 'Условия для поставщиков', note: 'Link to the page for those who want to sell' },
  noSellerTitle: {
    text: 'Продавец ещё не открыт',
    note: 'Heading for a client who may open the pages of sellers and sells for nobody',
  },
  noSellerText: {
    text: 'Пришлите заявку: когда сотрудник её примет, здесь откроется кабинет продавца. Если компания у нас уже продаёт, напишите её ИНН, и мы вам ответим.',
    note: 'Under “Продавец ещё не открыт”',
  },
  guestTitle: { text: 'Сначала войдите в аккаунт', note: 'Heading for a guest' },
  guestText: {
    text: 'Заявка и ответ на неё хранятся в аккаунте: так документы видите только вы и сотрудники. Регистрация — по номеру телефона, за минуту.',
    note: 'Under “Сначала войдите в аккаунт”',
  },
  register: { text: 'Зарегистрироваться', note: 'Link to the registration' },
  login: { text: 'Войти', note: 'Link to the login' },

  sentTitle: { text: 'Заявка на проверке', note: 'Heading: the application was sent' },
  sentText: {
    text: 'Ответ придёт на {email}, а здесь изменится состояние. Вы отправили её {date}',
    note: 'Under “Заявка на проверке”; an e-mail address and a day, which may end with a full stop of its own',
  },
  askedTitle: { text: 'Нужно уточнить', note: 'Heading above what staff asks' },
  refusedTitle: { text: 'Заявку отклонили', note: 'Heading above the reason' },
  mend: { text: 'Исправьте заявку ниже и отправьте её снова.', note: 'Under what staff asks, or the reason' },
  acceptedTitle: { text: 'Вы поставщик', note: 'Heading: the application is accepted' },
  acceptedText: { text: 'Заявка принята, в вашем аккаунте открыты права продавца.', note: 'Under “Вы поставщик”' },
  toSeller: { text: 'Кабинет продавца', note: 'Link to the pages of sellers' },
  facts: { text: 'Что вы отправили', note: 'Heading above the facts of a sent application' },

  companyText: {
    text: 'Введите ИНН и подставьте остальное из реестра. Всё можно исправить.',
    note: 'Under “Компания”',
  },
  contact: { text: 'Контакты', note: 'Heading of a group of fields' },
  emailHint: { text: 'Сюда придёт ответ на заявку', note: 'Hint of the e-mail field' },
  mailWrong: { text: 'Напишите адрес почты, например ivan@example.com', note: 'Error of the e-mail field' },
  goods: { text: 'Товары и склад', note: 'Heading of a group of fields' },
  sellsHint: { text: 'Марки, категории и примерно сколько позиций', note: 'Hint of the field “Что продаёте”' },
  sellsWrong: { text: 'Напишите, что продаёте: от {least} до {most} знаков', note: 'Error of the field' },
  cityWrong: { text: 'Напишите город', note: 'Error of the field “Город склада”' },
  documentsText: {
    text: 'Регистрация компании и кто подписывает договор. До {count} файлов PDF, JPEG или PNG, каждый до {size} МБ.',
    note: 'Under “Документы”; {count} is 10, {size} is 5',
  },
  files: { text: 'Добавить файлы', note: 'Label of the file field' },
  choose: { text: 'Выберите файлы', note: 'Button of the file field; “или перетащите их сюда” follows' },
  drop: { text: 'или перетащите их сюда', note: 'After “Выберите файлы”' },
  uploadOnly: { text: 'Загрузить файлы', note: 'Button: uploads the chosen files without sending the application' },
  removeFile: { text: 'Убрать файл {name}', note: 'Button beside a chosen file, for screen readers' },
  remove: { text: 'Удалить', note: 'Button beside an uploaded document' },
  removeOf: { text: 'Удалить документ {name}', note: 'Name of the button for screen readers' },
  tooLarge: { text: '{name}: больше {size} МБ', note: 'A chosen file is refused' },
  wrongType: { text: '{name}: нужен PDF, JPEG или PNG', note: 'A chosen file is refused' },
  tooMany: { text: '{name}: файлов уже достаточно', note: 'A chosen file is refused' },
  documentsMissing: { text: 'Приложите хотя бы один документ', note: 'Error of the file field' },
  documentsFull: { text: 'Больше {count} документов не нужно. Удалите лишние', note: 'Error of the file field' },
  documentsRefused: { text: 'Не все файлы приняты: причины ниже', note: 'Error of the file field' },
  send: { text: 'Отправить заявку', note: 'Button' },
  sendAgain: { text: 'Отправить снова', note: 'Button: the mended application' },
  sending: { text: 'Отправляем…', note: 'The button while the answer is awaited' },
  changed: {
    text: 'Пока вы заполняли заявку, она изменилась. Ниже она такая, как сейчас.',
    note: 'The application was sent or decided elsewhere',
  },
});
