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
  listFilters: {
    text: 'Порядок и фильтры',
    note: 'Name of the form with the order and the filters of results, for screen readers',
  },
  orderBy: {
    text: 'Порядок',
    note: 'Label of the choice in which order results are listed',
  },
  orderFit: {
    text: 'По релевантности',
    note: 'Order of results: what fits the text best',
  },
  orderPrice: {
    text: 'Сначала дешёвые',
    note: 'Order of results: by price',
  },
  orderSoon: {
    text: 'Сначала быстрые',
    note: 'Order of results: by delivery time',
  },
  maker: {
    text: 'Производитель',
    note: 'Label of the filter by the maker of the part',
  },
  allMakers: {
    text: 'Все производители',
    note: 'Filter by maker: no filter',
  },
  makerCount: {
    text: '{maker} ({count})',
    note: 'Filter by maker: a maker and how many articles it has',
  },
  delivery: {
    text: 'Срок доставки',
    note: 'Label of the filter by delivery time',
  },
  anyDays: {
    text: 'Любой',
    note: 'Filter by delivery time: no limit',
  },
  withinDays: {
    text: 'До {days, plural, one {# дня} few {# дней} many {# дней} other {# дня}}',
    note: 'Filter by delivery time: within so many days',
  },
  apply: {
    text: 'Показать',
    note: 'Button: show the results that the filters leave',
  },
  filteredOut: {
    text: 'Под эти фильтры ничего не подходит',
    note: 'The filters leave no result',
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
  resetFilters: {
    text: 'Сбросить фильтры',
    note: 'Link: show the results without filters',
  },
});
