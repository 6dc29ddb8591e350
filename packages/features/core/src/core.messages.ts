import { defineMessages } from './localization/messages.ts';

/** Texts that several screens share. */
export const messages = defineMessages('core', {
  today: { text: 'Сегодня', note: 'Delivery: the goods can be had today' },
  tomorrow: { text: 'Завтра', note: 'Delivery: the goods can be had tomorrow' },
  inDays: {
    text: '{days, plural, one {# день} few {# дня} many {# дней} other {# дня}}',
    note: 'Delivery time of an offer, a number of calendar days',
  },
  inDayRange: {
    text: '{from}–{to, plural, one {# дн.} few {# дн.} many {# дн.} other {# дн.}}',
    note: 'Delivery time of an offer, a range of calendar days',
  },
  withinDays: {
    text: 'До {days, plural, one {# дня} few {# дней} many {# дней} other {# дня}}',
    note: 'Delivery time of an offer: today at the earliest, in so many calendar days at the latest',
  },
  arrivesOn: {
    text: '{delivery}, {date}',
    note: 'Delivery on one day: «Завтра», then its date',
  },
  arrivesBy: {
    text: '{delivery}, до {date}',
    note: 'Delivery within a range of days: «3–5 дн.», then the date of the latest day',
  },
  by: { text: 'до {date}', note: 'After a delivery time in a list of offers: the date of the latest day' },
  daysFor: {
    text: 'Сроки для города {city}',
    note: 'Link above offers to the choice of a city: the delivery times are those to this city',
  },
  warehouseCity: {
    text: 'Москва',
    note: 'The city whose delivery times are shown to visitors who have not chosen one: Moscow, where our warehouse is',
  },
  pieces: { text: '{count} шт.', note: 'A number of pieces' },
  retry: { text: 'Повторить', note: 'Button: try the failed load again' },
  notFoundTitle: { text: 'Такой страницы нет', note: 'Heading of the not-found page' },
  notFoundText: {
    text: 'Возможно, адрес набран с ошибкой или товар больше не продаётся. Найдите деталь по номеру.',
    note: 'Text of the not-found page; a search box stands above it',
  },
  failedTitle: { text: 'Не удалось загрузить страницу', note: 'Heading of the error page' },
  failedText: { text: 'Мы уже знаем об этом. Попробуйте ещё раз через минуту.', note: 'Text of the error page' },
  homePage: { text: 'Главная', note: 'Name of the home page in the way to a page' },
  toHome: { text: 'На главную', note: 'Link to the home page' },
  popular: { text: 'Популярные товары', note: 'Link to the home page from an empty basket or checkout' },
  search: { text: 'Номер или название', note: 'Label and placeholder of every search field' },
  find: { text: 'Найти', note: 'Button of every search form' },
});
