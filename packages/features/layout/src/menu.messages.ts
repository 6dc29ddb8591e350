import { defineMessages } from '@partshop/features/core';

/** The menu of categories, and the search on phones. */
export const messages = defineMessages('menu', {
  title: { text: 'Каталог', note: 'Heading of the menu of categories' },
  close: { text: 'Закрыть', note: 'Button that closes the menu or the search' },
  categories: { text: 'Категории запчастей', note: 'Name of the list of categories, for screen readers' },
  allOf: { text: 'Все товары категории', note: 'Link to a category, first in the list of its parts' },
  showAll: {
    text: 'Показать ещё {count, plural, one {# категорию} few {# категории} many {# категорий} other {# категории}}',
    note: 'Button under a list of categories that is not shown whole',
  },
  showLess: { text: 'Свернуть', note: 'Button that makes a long list of categories short again' },
  loading: { text: 'Загружаем категории', note: 'For screen readers while the categories load' },
  failed: { text: 'Категории не загрузились', note: 'In place of the categories that could not be had' },
  failedText: {
    text: 'Проверьте связь и повторите. Поиск и ссылки работают.',
    note: 'Under “Категории не загрузились”',
  },
  empty: { text: 'Категорий пока нет', note: 'In place of the categories when there are none' },
  more: { text: 'Магазин', note: 'Heading above the links of the shop, in the menu' },
  search: { text: 'Поиск запчастей', note: 'Heading of the search above the page, on phones' },
});
