import { defineMessages } from '@partshop/features/core';

/** Texts of the filters and the order beside a list of cards. */
export const messages = defineMessages('list-filters', {
  filters: { text: 'Фильтры', note: 'Heading of the filters, and on a phone the button that opens them' },
  closeFilters: { text: 'Закрыть фильтры', note: 'Button on a phone' },
  apply: {
    text: 'Показать {count, plural, one {# товар} few {# товара} many {# товаров} other {# товара}}',
    note: 'Button that shows the articles that the filters let through',
  },
  activeFilters: { text: 'Выбранные фильтры', note: 'Name of the list of chosen filters, for screen readers' },
  removeFilter: { text: 'Убрать фильтр: {name}', note: 'Button beside a chosen filter, for screen readers' },
  reset: { text: 'Сбросить всё', note: 'Link that removes all filters' },
  more: { text: 'Ещё {count}', note: 'Opens the rest of a long list of values' },
  less: { text: 'Свернуть', note: 'Closes the rest of a long list of values' },
  findValue: { text: 'Найти в списке', note: 'Search field above a long list of values of a filter' },
  foundValues: {
    text: 'Нашлось: {count}',
    note: 'For screen readers: how many values of a filter match what was typed',
  },
  noValues: { text: 'Такого нет', note: 'No value of a filter matches what was typed' },
  maker: { text: 'Производитель', note: 'Label of the filter by maker' },
  category: { text: 'Категория', note: 'Label of the filter by category' },
  orderBy: { text: 'Порядок', note: 'Name of the links that choose the order of a list, for screen readers' },
  orderCheap: { text: 'Дешёвые', note: 'Order of a list: the cheapest first' },
  orderSoon: { text: 'Быстрые', note: 'Order of a list: what arrives soonest first' },
  filteredOut: { text: 'С такими фильтрами ничего нет', note: 'In place of a list: the filters let nothing through' },
  found: {
    text: '{count, plural, one {# товар} few {# товара} many {# товаров} other {# товара}}',
    note: 'Above a list: how many goods are shown',
  },
  foundOf: {
    text: '{count, number} из {total, plural, one {# товара} few {# товаров} many {# товаров} other {# товара}}',
    note: 'Above a list: how many goods the filters let through, of how many',
  },
  filteredOutText: {
    text: 'Уберите один из фильтров: числа рядом с ними говорят, сколько товаров останется.',
    note: 'Under “С такими фильтрами ничего нет”',
  },
});

export type ListMessage = keyof (typeof messages)['texts'];
