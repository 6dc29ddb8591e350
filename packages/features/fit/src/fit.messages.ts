import { defineMessages } from '@partshop/features/core';

export const messages = defineMessages('fit', {
  fits: { text: 'Подходит', note: 'In a card or row of an article: it fits the current car' },
  'does-not-fit': { text: 'Не подходит', note: 'In a card or row of an article: it does not fit the current car' },
  unknown: {
    text: 'Не проверено',
    note: 'In a card or row of an article: nobody knows whether it fits the current car',
  },
  conditional: {
    text: 'Подходит с условием',
    note: 'In a card or row of an article: it fits the current car if a condition holds, which its page asks about',
  },
});
