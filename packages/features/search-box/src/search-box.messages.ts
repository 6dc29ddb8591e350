import { defineMessages } from '@partshop/features/core';

export const messages = defineMessages('search-box', {
  suggestions: {
    text: 'Подсказки к поиску',
    note: 'Name of the list of suggestions under the search field, for screen readers',
  },
  parts: { text: 'Детали', note: 'Heading of suggested parts under the search field' },
  places: {
    text: 'Разделы и автомобили',
    note: 'Heading of suggested pages of categories and cars under the search field',
  },
  near: {
    text: 'Похожие номера',
    note: 'Heading of suggested part numbers that differ in one character from the one typed',
  },
  recent: { text: 'Вы искали', note: 'Heading of what the visitor searched for before, under the search field' },
  wholeHistory: {
    text: 'Вся история поиска',
    note: 'Last line under what the visitor searched for before: leads to the whole list',
  },
  forget: {
    text: 'Очистить историю поиска',
    note: 'Last line under what a guest searched for before: this browser forgets it',
  },
  carNumber: {
    text: 'Номер автомобиля',
    note: 'Heading under the search field when a VIN or a frame number was typed',
  },
  vin: {
    text: 'Это VIN: выберите автомобиль, и мы покажем детали к нему',
    note: 'Under a VIN that was typed in the search field; leads to the choice of a car',
  },
  doubtfulVin: {
    text: 'Похоже на VIN, но контрольный знак не сходится. Проверьте номер или выберите автомобиль',
    note: 'Under a VIN with a mistake that was typed in the search field; leads to the choice of a car',
  },
  frame: {
    text: 'Это номер кузова: выберите автомобиль, и мы покажем детали к нему',
    note: 'Under the frame number of a Japanese car that was typed in the search field; leads to the choice of a car',
  },
  category: { text: 'Раздел каталога', note: 'Under a suggested category' },
  car: { text: 'Запчасти для автомобиля', note: 'Under a suggested car' },
  all: {
    text: 'Все результаты',
    note: 'At the end of the last suggestion, which is what was typed: it searches for it',
  },
  from: { text: 'от {price}', note: 'Beside a suggested part: its lowest price' },
  noOffers: { text: 'нет в продаже', note: 'Beside a suggested part that nobody sells; short' },
  searching: { text: 'Ищем…', note: 'Under the search field while suggestions are on their way' },
  count: {
    text: '{count, plural, one {# подсказка} few {# подсказки} many {# подсказок} other {# подсказки}}',
    note: 'Read aloud: how many suggestions are under the search field',
  },
  nothing: {
    text: 'Ничего похожего. Нажмите Enter, чтобы искать «{text}» по всему каталогу.',
    note: 'Under the search field: there are no suggestions; the search itself may find something',
  },
  failed: {
    text: 'Подсказки не загрузились. Искать можно и без них: нажмите Enter.',
    note: 'Under the search field: suggestions could not be loaded, the search itself may work',
  },
  corrected: {
    text: 'Показываем «{meant}» вместо «{typed}»',
    note: 'Under the suggestions: a misspelt word, or one typed in another keyboard layout, was corrected',
  },
});
