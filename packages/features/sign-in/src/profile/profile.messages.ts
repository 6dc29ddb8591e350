import { defineMessages } from '@partshop/features/core';

export const messages = defineMessages('sign-in-profile', {
  title: { text: 'Профиль', note: 'Title and heading of the profile' },
  about: { text: 'Обо мне', note: 'Heading of the card with name, phone, e-mail' },
  name: { text: 'Имя', note: 'Name of the client, before it' },
  phone: { text: 'Телефон', note: 'Before the client’s phone' },
  email: { text: 'Эл. почта', note: 'Before the client’s e-mail' },
  noEmail: { text: 'Не указана', note: 'In place of an e-mail that the client did not give' },
  code: { text: 'Код клиента', note: 'Before the client’s number' },
  type: { text: 'Цены', note: 'Before “розничные” or “оптовые”' },
  Retail: { text: 'Розничные', note: 'The client buys at retail prices' },
  Wholesale: { text: 'Оптовые', note: 'The client buys at wholesale prices' },
  city: { text: 'Город', note: 'Before the client’s city' },
  noCity: { text: 'Не выбран', note: 'In place of a city that was not chosen' },
  changeCity: { text: 'Изменить город', note: 'Link that opens the choice of a city' },
  passwordTitle: { text: 'Пароль', note: 'Heading of the card where the password is changed' },
  passwordOfClient: {
    text: 'Пароль меняет только сам клиент, поэтому здесь нет формы.',
    note: 'In place of the form that changes the password, for staff who look at the shop as this client',
  },
  oldPassword: { text: 'Текущий пароль', note: 'Label of the field for the current password' },
  change: { text: 'Изменить пароль', note: 'Button' },
  changing: { text: 'Сохраняем…', note: 'The button “Изменить пароль” while the answer is awaited' },
  changed: {
    text: 'Пароль изменён. На других устройствах понадобится войти заново.',
    note: 'After the password was changed',
  },
});
