import { defineMessages } from '@partshop/features/core';

export const messages = defineMessages('orders', {
  title: { text: 'Найти заказ', note: 'Heading and title of the page that shows an order again' },
  lead: {
    text: 'Пришлём код на телефон из заказа и покажем заказ. Регистрация не нужна.',
    note: 'Under “Найти заказ”',
  },
  number: { text: 'Номер заказа', note: 'Label of the field for an order number' },
  numberHint: {
    text: 'Из SMS или письма о заказе, например {example}',
    note: 'Hint of the field for an order number; {example} is a number',
  },
  phone: { text: 'Телефон из заказа', note: 'Label of the phone field' },
  numberWrong: { text: 'В номере заказа десять цифр', note: 'Error of the field for an order number' },
  orderUnknown: {
    text: 'На этот телефон такого заказа нет. Проверьте номер заказа и телефон',
    note: 'Error of the field for an order number: the phone is proved, and has no order of this number',
  },
  submit: { text: 'Показать заказ', note: 'Button of the form with the order number, and of the code step' },
  sending: { text: 'Ищем…', note: 'The button “Показать заказ” while the answer is awaited' },
  codeSent: {
    text: 'Код отправлен на {phone}',
    note: 'Hint under the code field; {phone} is a phone number',
  },
  change: { text: 'Изменить номер или телефон', note: 'Button of the code step that leads back' },
  toLogin: { text: 'Есть аккаунт? Войдите — заказы там', note: 'Link below the form' },
});
