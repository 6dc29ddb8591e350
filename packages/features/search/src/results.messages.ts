import { defineMessages } from '@partshop/features/core';

/** Texts of results alone: screens with cards do not load them. */
export const messages = defineMessages('results', {
  lookAlikes: {
    text: 'В номере «{typed}» были русские буквы — читаем их как латинские.',
    note: 'Under a part number whose makers are listed: Cyrillic letters of what was typed were read as the Latin ones they look like',
  },
  foundByNumber: {
    text: 'Целиком такого номера нет, но он входит в эти',
    note: 'Under the heading of the results of a part of a number: their numbers contain it',
  },
  asNumber: {
    text: 'Номер детали',
    note: 'Label above results: how the search understood what was typed; a link such as “Искать как название” follows',
  },
  asName: { text: 'Название', note: 'Label above results: how the search understood what was typed' },
  asVin: { text: 'VIN', note: 'Label above results: the search understood what was typed as a VIN' },
  asFrame: {
    text: 'Номер кузова',
    note: 'Label above results: the search understood what was typed as the frame number of a Japanese car',
  },
  asCar: {
    text: 'Автомобиль',
    note: 'Label above results: what was typed is the name of a car; a link to its page follows',
  },
  asCategory: {
    text: 'Раздел каталога',
    note: 'Label above results: what was typed is the name of a category; a link to its page follows',
  },
  meantAs: {
    text: 'Поняли так:',
    note: 'Before a label such as “Номер детали”: how the search understood what was typed',
  },
  searchAsName: { text: 'Искать как название', note: 'Link beside “Номер детали”: searches for the same text by name' },
  searchAsNumber: {
    text: 'Искать как номер детали',
    note: 'Link beside “Название”: searches for the same text as a part number',
  },
  chooseCar: {
    text: 'Выбрать автомобиль',
    note: 'Link beside “VIN” or “Номер кузова”: leads to the choice of the car, for which parts are shown then',
  },
  vinTitle: { text: 'Это VIN, а не номер детали', note: 'Heading of an empty result: a VIN was searched for' },
  frameTitle: {
    text: 'Это номер кузова, а не номер детали',
    note: 'Heading of an empty result: the frame number of a Japanese car was searched for',
  },
  carNumberText: {
    text: 'Выберите автомобиль, и мы покажем детали, которые к нему подходят.',
    note: 'Under “Это VIN, а не номер детали”; the button “Выбрать автомобиль” follows',
  },
  doubtfulVin: {
    text: 'Контрольный знак этого VIN не сходится: возможно, в нём опечатка.',
    note: 'Beside “VIN”: the ninth character does not fit the others',
  },
  layout: {
    text: 'Исправили раскладку: «{typed}» — это «{meant}». Как набрано, ничего не нашлось.',
    note: 'Under what was searched for: a word was typed in the wrong keyboard layout, and nothing has it as it was typed',
  },
  corrected: {
    text: 'Вместо «{typed}» искали «{meant}».',
    note: 'Under what was searched for: a misspelt word, or one typed in another keyboard layout, was corrected',
  },
  dropped: {
    text: 'Искали без слов: {words}. С ними ничего не нашлось.',
    note: 'Under what was searched for: these words were left out, because no article has them all',
  },
  forAllCars: {
    text: 'Это товары для всех автомобилей, не только {car}: выберите автомобиль или сверьте, подходит ли деталь, на её странице.',
    note: 'Under what was searched for, which named a car such as Toyota Camry: the car does not narrow the list',
  },
  results: { text: 'Результаты поиска', note: 'Name of the list of results, for screen readers' },
  orderFit: {
    text: 'По релевантности',
    note: 'Order of results: what fits the text best',
  },
  delivery: {
    text: 'Срок доставки',
    note: 'Label of the filter by delivery time',
  },
  anyDays: {
    text: 'Любой',
    note: 'Filter by delivery time: no limit',
  },
  withinToday: { text: 'Сегодня', note: 'Filter by delivery time: today' },
  withinTomorrow: { text: 'До завтра', note: 'Filter by delivery time: today or tomorrow' },
  withinDays: {
    text: 'До {days, plural, one {# дня} few {# дней} many {# дней} other {# дня}}',
    note: 'Filter by delivery time: within so many days',
  },
  misfitsHidden: {
    text: '{count, plural, one {Не показан # товар, который не подходит} few {Не показаны # товара, которые не подходят} many {Не показано # товаров, которые не подходят} other {Не показано # товара, которые не подходят}} к вашей машине {car}.',
    note: 'Above found articles: how many are left out because they do not fit the current car, whose whole name is {car}; the link “Показать и их” follows',
  },
  showMisfits: { text: 'Показать и их', note: 'Link: show the articles that do not fit the current car too' },
  misfitsLast: {
    text: '{count, plural, one {# товар не подходит} few {# товара не подходят} many {# товаров не подходят} other {# товара не подходят}} к вашей машине {car}: такие в конце списка.',
    note: 'Above found articles: how many do not fit the current car and come last; the link “Убрать неподходящие” follows',
  },
  hideMisfits: { text: 'Убрать неподходящие', note: 'Link: leave out the articles that do not fit the current car' },
  misfitsOnly: {
    text: 'К вашей машине {car} ничего из этого не подходит',
    note: 'In place of found articles: all that were found do not fit the current car; the link “Показать всё, что нашлось” follows',
  },
  showOnlyMisfits: {
    text: 'Показать всё, что нашлось',
    note: 'Link: show found articles though they do not fit the current car',
  },
  fittingFirst: {
    text: 'Показать сначала то, что подходит к {car}',
    note: 'Link above found articles, which are not arranged for the current car yet; {car} is its whole name',
  },
  forNoCar: {
    text: 'Показать товары для всех машин',
    note: 'Link above found articles, which are arranged for a car that the visitor has given up',
  },
});

export type ResultsMessage = keyof (typeof messages)['texts'];
