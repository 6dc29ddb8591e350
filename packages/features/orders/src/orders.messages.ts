import { defineMessages } from '@partshop/features/core';

/** The list of a client's orders. */
export const messages = defineMessages('order-list', {
  title: { text: 'Мои заказы', note: 'Heading and title of the list of the client’s orders' },
  lead: { text: 'Нажмите на заказ, чтобы узнать, где детали.', note: 'Under the heading' },
  list: { text: 'Заказы', note: 'Name of the list of orders' },
  order: { text: 'Заказ {number}', note: 'Link to an order; number is its number' },
  expected: { text: 'Ждём {days}', note: 'When the parts are expected; days is a day or a range' },
  more: {
    text: 'и ещё {count, plural, one {# деталь} few {# детали} many {# деталей} other {# детали}}',
    note: 'After the first three items of an order',
  },
  statistics: { text: 'Статистика', note: 'Link to the statistics of the client’s orders' },
  repeat: { text: 'Повторить заказ', note: 'Link to the page that repeats an order' },
  repeatOrder: { text: 'Повторить заказ {number}', note: 'Name of the link that repeats an order, for screen readers' },
  filters: { text: 'Найти среди заказов', note: 'Name of the search form' },
  search: { text: 'Номер заказа или детали', note: 'Label of the search field' },
  from: { text: 'С', note: 'Label of the first day of a period' },
  to: { text: 'По', note: 'Label of the last day of a period' },
  find: { text: 'Найти', note: 'Button of the search form' },
  statuses: { text: 'Состояние заказов', note: 'Name of the links that narrow the list to one status' },
  all: { text: 'Все', note: 'Link to the list with every status' },
  noneTitle: { text: 'Заказов пока нет', note: 'The client has ordered nothing' },
  noneText: {
    text: 'Найдите деталь по номеру или названию. Заказ, оформленный без входа, открывается по номеру и телефону.',
    note: 'The client has ordered nothing; a search form and the link “Найти заказ по номеру” follow',
  },
  findOrder: { text: 'Найти заказ по номеру', note: 'Link to the page that shows an order by its number and phone' },
  notFoundTitle: { text: 'Таких заказов нет', note: 'No order matches the search' },
  notFoundText: { text: 'Измените условия или посмотрите все заказы.', note: 'No order matches the search' },
  reset: { text: 'Показать все заказы', note: 'Link that ends the search' },
  pages: { text: 'Страницы заказов', note: 'Name of the links to the pages of the list' },
  previousPage: { text: 'Предыдущая страница', note: 'Link to the page before' },
  nextPage: { text: 'Следующая страница', note: 'Link to the next page' },
});
