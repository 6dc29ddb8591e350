import { defineMessages } from '@partshop/features/core';

/** The statistics of a client's orders. */
export const messages = defineMessages('order-statistics', {
  title: { text: 'Статистика заказов', note: 'Heading and title of the statistics of the client’s orders' },
  lead: {
    text: 'Что вы купили: без отменённого и возвращённого.',
    note: 'Under the heading of the statistics',
  },
  toOrders: { text: 'Мои заказы', note: 'Link to the list of the client’s orders' },
  period: { text: 'Период', note: 'Name of the form that chooses the days of the statistics' },
  from: { text: 'С', note: 'Label of the first day of a period' },
  to: { text: 'По', note: 'Label of the last day of a period' },
  show: { text: 'Показать', note: 'Button that shows the statistics of the chosen days' },
  badPeriod: {
    text: 'В периоде должен быть хотя бы один день и не больше трёх лет. Показываем последний год.',
    note: 'The chosen days end before they begin, or are too many',
  },
  orders: { text: 'Заказов', note: 'Before the number of orders' },
  pieces: { text: 'Деталей, шт.', note: 'Before the number of pieces' },
  sum: { text: 'На сумму', note: 'Before the sum of the period' },
  sums: { text: 'Сумма по месяцам', note: 'Heading of a chart' },
  counts: { text: 'Заказы по месяцам', note: 'Heading of a chart' },
  statuses: { text: 'Заказы по состоянию', note: 'Heading of a chart: how many orders have each status now' },
  makers: { text: 'Производители', note: 'Heading of a chart: the makers that the client bought most of' },
  articles: { text: 'Что вы покупали больше всего', note: 'Heading of the list of the articles that cost most' },
  month: { text: 'Месяц', note: 'Heads the column of months in the table of a chart' },
  status: { text: 'Состояние', note: 'Heads the column of statuses in the table of a chart' },
  maker: { text: 'Производитель', note: 'Heads the column of makers in the table of a chart' },
  table: { text: 'Показать таблицей', note: 'Opens the table of the same numbers under a chart' },
  tableFile: { text: 'Все детали таблицей (CSV)', note: 'Link to a file for a spreadsheet with every bought item' },
  noneTitle: { text: 'За эти дни заказов нет', note: 'The client has ordered nothing in the period' },
  noneText: { text: 'Выберите другие дни.', note: 'The client has ordered nothing in the period' },
});
