import { defineMessages } from '@partshop/features/core';

export const messages = defineMessages('order-notices', {
  noticesTitle: { text: 'Сообщения о заказе {number}', note: 'Heading and title; {number} is an order number' },
  noticesAnyTitle: { text: 'Сообщения о заказе', note: 'Title of the page while its order is unknown' },
  wanted: {
    text: 'Пишем, когда с заказом что-то происходит: едет, готов к выдаче, отменён.',
    note: 'Under the heading: messages about the order are sent',
  },
  unwanted: {
    text: 'Больше не пишем об этом заказе. Что с ним, видно на его странице.',
    note: 'Under the heading: no messages about the order are sent',
  },
  stopNotices: { text: 'Больше не писать', note: 'Button that ends the messages about an order' },
  resumeNotices: { text: 'Снова писать', note: 'Button: have the messages about an order again' },
  toOrder: { text: 'Посмотреть заказ', note: 'Link to the page that shows an order after a code' },
  noticesGoneTitle: { text: 'Такой ссылки нет', note: 'Heading: the link of a message is of nothing' },
  noticesGoneText: {
    text: 'Скорее всего, она скопирована не целиком. Откройте её из письма ещё раз.',
    note: 'Under “Такой ссылки нет”',
  },
});
