import { defineMessages } from '@partshop/features/core';

export const messages = defineMessages('goods-catalog', {
  title: { text: '{name}: цены и наличие', note: 'Title of a list of goods. {name}: “Engine oils”, or a maker' },
  titleOfPage: { text: '{name} — страница {page}', note: 'Title of a further page of a list of goods' },
  description: {
    text: '{name}: {count, plural, one {# товар} few {# товара} many {# товаров} other {# товара}} с ценами и сроками доставки. {advice}',
    note: 'What search engines show of a list of goods. {advice}: a sentence on how to choose, or empty',
  },
  catalogue: { text: 'Каталог', note: 'Breadcrumb: the list of all categories' },
  catalogues: { text: 'Производители', note: 'Breadcrumb, title and heading of the list of makers' },
  popular: { text: 'Лидеры продаж', note: 'Heading of the list of what sells best' },
  newGoods: { text: 'Новинки', note: 'Heading of the list of what came into the catalogue last' },
  inStock: { text: 'Товары в наличии', note: 'Heading of the list of goods that a warehouse near by has' },
  popularText: { text: 'Что покупают чаще всего.', note: 'Under the heading “Лидеры продаж”' },
  newGoodsText: { text: 'Что появилось в каталоге последним.', note: 'Under the heading “Новинки”' },
  inStockText: {
    text: 'Лежат на ближних складах: приедут за день-два.',
    note: 'Under the heading “Товары в наличии”',
  },
  makerText: { text: 'Все товары этого производителя.', note: 'Under the name of a maker, above its goods' },

  filters: { text: 'Фильтры', note: 'Heading of the filters, and on a phone the button that opens them' },
  closeFilters: { text: 'Закрыть фильтры', note: 'Button on a phone' },
  apply: {
    text: 'Показать {count, plural, one {# товар} few {# товара} many {# товаров} other {# товара}}',
    note: 'Button that shows the goods that the filters let through',
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
  from: { text: 'от', note: 'Label of the field of the lowest price' },
  to: { text: 'до', note: 'Label of the field of the highest price' },
  price: { text: 'Цена', note: 'Label of the filter by price' },
  priceBetween: { text: '{from}–{to}', note: 'Chosen filter: a price from, and to' },
  priceFrom: { text: 'от {from}', note: 'Chosen filter: at least this price' },
  priceTo: { text: 'до {to}', note: 'Chosen filter: at most this price' },
  stockOnly: { text: 'В наличии рядом', note: 'Filter: only what a warehouse near by has' },
  maker: { text: 'Производитель', note: 'Label of the filter by maker' },
  category: { text: 'Категория', note: 'Label of the filter by category' },
  withUnit: { text: '{value} {unit}', note: 'A value of a filter with its unit: “4 l”' },

  found: {
    text: '{count, plural, one {# товар} few {# товара} many {# товаров} other {# товара}}',
    note: 'Above a list: how many goods are shown',
  },
  foundOf: {
    text: '{count, number} из {total, plural, one {# товара} few {# товаров} many {# товаров} other {# товара}}',
    note: 'Above a list: how many goods the filters let through, of how many',
  },
  orderBy: { text: 'Порядок', note: 'Name of the links that choose the order of a list, for screen readers' },
  orderPopular: { text: 'Популярные', note: 'Order of a list: what sells best first' },
  orderNew: { text: 'Новые', note: 'Order of a list: what came last first' },
  orderCheap: { text: 'Дешёвые', note: 'Order of a list: the cheapest first' },
  orderSoon: { text: 'Быстрые', note: 'Order of a list: what arrives soonest first' },
  filteredOut: { text: 'С такими фильтрами ничего нет', note: 'In place of a list: the filters let nothing through' },
  filteredOutText: {
    text: 'Уберите один из фильтров: числа рядом с ними говорят, сколько товаров останется.',
    note: 'Under “С такими фильтрами ничего нет”',
  },
  nothing: { text: 'Здесь пока ничего нет', note: 'In place of a list: there are no goods' },
  nothingText: {
    text: 'Найдите товар по номеру или названию.',
    note: 'Under “Здесь пока ничего нет”, above the search',
  },
  pages: { text: 'Страницы списка', note: 'Name of the page numbers, for screen readers' },
});

export type GoodsMessage = keyof (typeof messages)['texts'];
