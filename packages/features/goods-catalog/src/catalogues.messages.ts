import { defineMessages } from '@partshop/features/core';

export const messages = defineMessages('goods-catalogues', {
  title: { text: 'Производители запчастей и автотоваров', note: 'Title of the list of makers' },
  heading: { text: 'Производители', note: 'Breadcrumb and heading of the list of makers' },
  description: {
    text: '{count, plural, one {# производитель} few {# производителя} many {# производителей} other {# производителя}}, чьи товары сейчас продаются.',
    note: 'Under the heading of the list of makers, and its description for search engines',
  },
  kind: { text: 'Что производят', note: 'Name of the links “Все”, “Запчасти”, “Автотовары”, for screen readers' },
  all: { text: 'Все', note: 'Shows all makers' },
  parts: { text: 'Запчасти', note: 'Shows the makers of parts for cars' },
  other: { text: 'Автотовары', note: 'Shows the makers of goods for any car, such as oils and tools' },
  search: { text: 'Найти производителя', note: 'Label of the field that searches among the makers' },
  find: { text: 'Найти', note: 'Button beside the field that searches among the makers' },
  letters: { text: 'Буквы', note: 'Name of the links to the first letters of makers, for screen readers' },
  digits: { text: '0–9', note: 'Heading above makers whose names begin with a digit' },
  goodsCount: {
    text: '{count, plural, one {# товар} few {# товара} many {# товаров} other {# товара}}',
    note: 'Beside a maker: how many of its articles are on offer',
  },
  nothing: { text: 'Такого производителя нет', note: 'No maker matches what was typed' },
  nothingText: { text: 'Проверьте написание или покажите всех.', note: 'Under “Такого производителя нет”' },
  empty: { text: 'Производителей пока нет', note: 'In place of the list: nobody sells anything' },
  showAll: { text: 'Показать всех', note: 'Link from an empty search to all makers' },
});
