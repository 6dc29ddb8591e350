import { defineMessages } from '@partshop/features/core';

export const messages = defineMessages('account-contact', {
  nameTitle: { text: 'Изменить имя', note: 'Title and heading of the page where the name is changed' },
  name: { text: 'Имя и фамилия', note: 'Label of the field for the name' },
  save: { text: 'Сохранить', note: 'Button: saves the name' },
  saving: { text: 'Сохраняем…', note: 'The button “Сохранить” while the answer is awaited' },
  phoneTitle: { text: 'Изменить телефон', note: 'Title and heading of the page where the phone is changed' },
  emailTitle: { text: 'Изменить эл. почту', note: 'Title and heading of the page where the e-mail address is changed' },
  newPhone: { text: 'Новый телефон', note: 'Label of the field for a new phone' },
  newEmail: { text: 'Новый адрес почты', note: 'Label of the field for a new e-mail address' },
  phoneLead: {
    text: 'Пришлём на новый номер код. О замене сообщим и на прежние контакты.',
    note: 'Above the field for a new phone',
  },
  emailLead: {
    text: 'Пришлём на новый адрес код. О замене сообщим и на прежние контакты.',
    note: 'Above the field for a new e-mail address',
  },
  sent: { text: 'Код отправлен: {contact}', note: 'Hint of the code field; {contact} is a phone or an e-mail address' },
  check: { text: 'Подтвердить', note: 'Button under the code field' },
  another: { text: 'Указать другой контакт', note: 'Button back to the field for a phone or an e-mail address' },
  back: { text: 'Вернуться в профиль', note: 'Link below the form' },
});
