import { defineMessages } from '@partshop/features/core';

export const messages = defineMessages('search-history', {
  title: { text: 'История поиска', note: 'Title and heading of the page with what a client searched for' },
  lead: { text: 'Её видите только вы.', note: 'Under “История поиска”: nobody else reads it' },
  isOff: {
    text: 'Новые запросы не запоминаются: так решили вы.',
    note: 'Above the list of searches, where the client turned it off',
  },
  toSettings: { text: 'Изменить в настройках', note: 'Link to the settings, after “Новые запросы не запоминаются”' },
  forget: { text: 'Убрать из истории: {text}', note: 'Name of the button that forgets one search' },
  forgetAll: { text: 'Очистить историю', note: 'Button: forgets all searches' },
  emptyTitle: { text: 'Вы ещё ничего не искали', note: 'In place of the list of searches' },
  emptyText: {
    text: 'Здесь появится всё, что вы ищете: номера деталей и названия.',
    note: 'Under “Вы ещё ничего не искали”',
  },
  failed: {
    text: 'Не получилось изменить историю. Попробуйте ещё раз.',
    note: 'Above the list of searches, after a failure',
  },
});
