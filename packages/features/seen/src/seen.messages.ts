import { defineMessages } from '@partshop/features/core';

export const messages = defineMessages('seen', {
  title: { text: 'Вы смотрели', note: 'Heading of the articles that the visitor opened last' },
  clear: { text: 'Очистить список', note: 'Button beside “Вы смотрели” that forgets these articles' },
  cleared: {
    text: 'Список очищен: магазин больше не помнит, что вы смотрели.',
    note: 'In place of “Вы смотрели” after “Очистить список”',
  },
});
