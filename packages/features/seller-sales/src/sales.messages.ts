import { defineMessages } from '@partshop/features/core';

/** How a seller's positions sell. */
export const messages = defineMessages('seller-sales', {
  title: { text: 'Реализация', note: 'Title and heading of the first page about what a seller sells' },
  lead: {
    text: 'Что продаётся, что нет и почему. Заказ относится ко дню, когда его оформили, даже если его потом отменили или вернули.',
    note: 'Under the heading of the first page',
  },
  goods: { text: 'Товары', note: 'Title and heading of the list of a seller’s goods with their sales' },
  goodsLead: {
    text: 'Как продавался каждый товар за период, и сколько его осталось сейчас.',
    note: 'Under the heading of the list of goods',
  },
  traffic: {
    text: 'Спрос на товары',
    note: 'Title and heading of the page with views, additions to baskets and orders',
  },
  trafficLead: {
    text: 'Сколько раз товары смотрели, клали в корзину и заказывали. Просмотры считаются у посетителей, которые разрешили статистику.',
    note: 'Under the heading of the page with views, additions to baskets and orders',
  },
  statistics: { text: 'Статистика', note: 'Title and heading of the page with charts of sales' },
  statisticsLead: {
    text: 'Продажи за период рядом с такими же днями до него.',
    note: 'Under the heading of the page with charts of sales',
  },

  period: { text: 'Период', note: 'Name of the choice of days' },
  lastDays: {
    text: '{count, plural, one {# день} few {# дня} many {# дней} other {# дня}}',
    note: 'Link: the last so many days',
  },
  year: { text: 'Год', note: 'Link: the last 365 days' },
  from: { text: 'С', note: 'Label of the first day of a period' },
  to: { text: 'По', note: 'Label of the last day of a period' },
  show: { text: 'Показать', note: 'Button that shows the chosen days' },
  badPeriod: {
    text: 'В периоде должен быть хотя бы один день и не больше трёх лет. Показываем последние 30 дней.',
    note: 'The chosen days end before they begin, or are too many',
  },
  days: { text: '{from} — {to}', note: 'A period: its first and its last day' },

  sum: { text: 'Сумма заказов', note: 'Before a sum, and heads a column and a chart: what was ordered costs' },
  orders: { text: 'Заказы', note: 'Before a number of orders, and heads a column and a chart' },
  pieces: { text: 'Заказано, шт.', note: 'Before a number of ordered pieces, and heads a column' },
  keptSum: { text: 'Выкуплено на', note: 'Before a sum: what was ordered and neither cancelled nor returned' },
  kept: {
    text: 'Выкуп',
    note: 'Before a percentage, and heads a column and a chart: the share of pieces that buyers kept',
  },
  cancelled: { text: 'Отменено, шт.', note: 'Before a number of pieces that were cancelled or refused' },
  returned: { text: 'Возвращено, шт.', note: 'Before a number of returned pieces, and heads a column' },
  views: { text: 'Просмотры', note: 'Before a number of views, and heads a column and a chart' },
  adds: { text: 'В корзину', note: 'Before how often goods were put into baskets, and heads a column' },
  quantity: { text: 'Остаток, шт.', note: 'Heads the column of pieces in stock' },
  price: { text: 'Цена', note: 'Heads the column of prices' },
  was: { text: 'было {value}', note: 'Under a figure: what it was in the days before' },
  wasAndChange: {
    text: 'было {value}, {change}',
    note: 'Under a figure: what it was in the days before, and the change in percent',
  },
  measure: { text: 'Показатель', note: 'Heads the column of names in a table of figures' },
  change: { text: 'Изменение', note: 'Heads the column of changes in percent' },
  compared: { text: 'Сравнение периодов', note: 'Heading of a table that compares two periods' },
  lost: { text: 'Отмены и возвраты, шт.', note: 'Heading of a chart' },
  byDay: { text: 'По дням', note: 'Heading of a table of days; link to the days of a position' },
  byMonth: { text: 'По месяцам', note: 'Heading of a table of months' },
  day: { text: 'День', note: 'Heads the column of days' },
  month: { text: 'Месяц', note: 'Heads the column of months' },
  table: { text: 'Показать таблицей', note: 'Opens the table of the same numbers under a chart' },
  empty: { text: 'За эти дни ничего не было', note: 'In place of a chart without any number' },
  noSales: { text: 'За эти дни ничего не заказали', note: 'Title when a seller sold nothing in a period' },
  noSalesText: {
    text: 'Выберите другие дни или посмотрите, что мешает покупателям.',
    note: 'When a seller sold nothing in a period; a link to the reasons follows',
  },
  diagnostics: { text: 'Почему не покупают', note: 'Link to the reasons why offers are not sold' },

  idle: {
    text: 'Не приносят денег',
    note: 'Heading: goods in stock that nobody ordered in the period; also their filter',
  },
  idleText: {
    text: '{count, plural, one {# товар лежит} few {# товара лежат} many {# товаров лежат} other {# товара лежат}} на {stock}, и за эти дни их никто не заказал. Сначала те, которые смотрят чаще.',
    note: 'About goods that nobody ordered: how many, and what their stock costs',
  },
  out: {
    text: 'Закончились',
    note: 'Heading: goods that were ordered in the period and are sold out now; also their filter',
  },
  outText: {
    text: '{count, plural, one {# товар заказывали} few {# товара заказывали} many {# товаров заказывали} other {# товара заказывали}} за эти дни, а сейчас в наличии нет.',
    note: 'About goods that sold out: how many',
  },
  returnedKind: { text: 'Возвращают', note: 'Heading: goods that buyers returned; also their filter' },
  returnedText: {
    text: '{count, plural, one {# товар вернули} few {# товара вернули} many {# товаров вернули} other {# товара вернули}} хотя бы раз за эти дни.',
    note: 'About goods that were returned: how many',
  },
  all: { text: 'Все', note: 'Filter: all goods' },
  allOf: { text: 'Все такие товары', note: 'Link to the whole list of these goods' },
  noneOf: { text: 'Таких товаров нет', note: 'No goods are of this kind' },
  kinds: { text: 'Какие товары показать', note: 'Name of the filters, for screen readers' },
  number: { text: 'Номер детали', note: 'Field: the beginning of the number of an article' },
  find: { text: 'Найти', note: 'Button beside the field for a number' },
  article: { text: 'Товар', note: 'Heads the column of articles' },
  csv: { text: 'Таблица (CSV)', note: 'Link to a file for a spreadsheet with the shown goods' },
  xlsx: { text: 'Таблица (Excel)', note: 'Link to an XLSX file with the shown goods' },
  pages: { text: 'Страницы товаров', note: 'Name of the list of pages, for screen readers' },
  previous: { text: 'Назад', note: 'Link to the page before' },
  next: { text: 'Дальше', note: 'Link to the next page' },
  allPositions: { text: 'Все товары', note: 'Link from one position to the list of all' },
  inStockAt: { text: 'Сейчас {count, number} шт. по {price}', note: 'What of a position is in stock, and its price' },
  soldOut: { text: 'Сейчас нет в наличии', note: 'Nothing of a position is in stock' },
});
