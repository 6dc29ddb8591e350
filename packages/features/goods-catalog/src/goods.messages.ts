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

  from: { text: 'от', note: 'Label of the field of the lowest price' },
  to: { text: 'до', note: 'Label of the field of the highest price' },
  price: { text: 'Цена', note: 'Label of the filter by price' },
  priceBetween: { text: '{from}–{to}', note: 'Chosen filter: a price from, and to' },
  priceFrom: { text: 'от {from}', note: 'Chosen filter: at least this price' },
  priceTo: { text: 'до {to}', note: 'Chosen filter: at most this price' },
  stockOnly: { text: 'В наличии рядом', note: 'Filter: only what a warehouse near by has' },
  withUnit: { text: '{value} {unit}', note: 'A value of a filter with its unit: “4 l”' },

  orderPopular: { text: 'Популярные', note: 'Order of a list: what sells best first' },
  orderNew: { text: 'Новые', note: 'Order of a list: what came last first' },
  nothing: { text: 'Здесь пока ничего нет', note: 'In place of a list: there are no goods' },
  nothingText: {
    text: 'Найдите товар по номеру или названию.',
    note: 'Under “Здесь пока ничего нет”, above the search',
  },
  pages: { text: 'Страницы списка', note: 'Name of the page numbers, for screen readers' },
});

export type GoodsMessage = keyof (typeof messages)['texts'];
