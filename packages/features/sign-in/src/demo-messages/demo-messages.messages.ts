import { defineMessages } from '@partshop/features/core';

export const messages = defineMessages('sign-in-demo-messages', {
  title: { text: 'Сообщения демо-магазина', note: 'Title and heading of the page' },
  subtitle: {
    text: 'Настоящий магазин отправил бы их по SMS и почте. Видны только в этом браузере.',
    note: 'Under the heading',
  },
  refresh: { text: 'Обновить', note: 'Button: load the messages again' },
  sms: { text: 'SMS', note: 'Kind of a message' },
  mail: { text: 'Письмо', note: 'Kind of a message: an e-mail' },
  empty: { text: 'Сообщений пока нет', note: 'Heading in place of the messages' },
  emptyText: { text: 'Запросите код: он появится здесь.', note: 'Under “Сообщений пока нет”' },
});
