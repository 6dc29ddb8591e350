import { defineMessages } from '@partshop/features/core';

export const messages = defineMessages('search', {
  makersTitle: {
    text: 'Номер {number}: выберите производителя',
    note: 'Title of the page where several makers have the number',
  },
  chooseMaker: {
    text: 'Такой номер есть у {count, plural, one {# производителя} few {# производителей} many {# производителей} other {# производителя}}. Детали бывают разными — выберите свою.',
    note: 'Under the number, above one card a maker',
  },
  textTitle: {
    text: '{text} — поиск по названию',
    note: 'Title of the results by name; {text} is what was searched for',
  },
  found: {
    text: '{count, plural, one {Нашли # товар} few {Нашли # товара} many {Нашли # товаров} other {Нашли # товара}}',
    note: 'Under what was searched for: how many articles match',
  },
  foundByName: {
    text: '{count, plural, one {Такого номера нет, но по названию нашли # товар} few {Такого номера нет, но по названию нашли # товара} many {Такого номера нет, но по названию нашли # товаров} other {Такого номера нет, но по названию нашли # товара}}',
    note: 'Under a number that nobody has: how many articles match it by name',
  },
  lookAlikes: {
    text: 'В номере «{typed}» были русские буквы — читаем их как латинские.',
    note: 'Under a part number whose makers are listed: Cyrillic letters of what was typed were read as the Latin ones they look like',
  },
  foundByNumber: {
    text: '{count, plural, one {Целиком такого номера нет, но его содержит # деталь} few {Целиком такого номера нет, но его содержат # детали} many {Целиком такого номера нет, но его содержат # деталей} other {Целиком такого номера нет, но его содержат # детали}}',
    note: 'Under a part of a number: how many articles have numbers that contain it',
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
    text: 'Сначала подходящие',
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
  resetFilters: {
    text: 'Сбросить фильтры',
    note: 'Link: show the results without filters',
  },
  nothingTitle: { text: 'Ничего не нашли', note: 'Nothing matches what was searched for; title and heading' },
  nothingText: { text: 'В каталоге нет детали с таким номером или названием.', note: 'Under “Ничего не нашли”' },
  tipNumber: {
    text: 'Сверьте номер с деталью или упаковкой: пробелы, дефисы и регистр не важны, важны сами цифры и буквы.',
    note: 'Advice when nothing is found',
  },
  tipName: {
    text: 'Ищете по названию — попробуйте короче: «фильтр масляный», «колодки».',
    note: 'Advice when nothing is found',
  },
  tipsTitle: { text: 'Что можно сделать', note: 'Heading of the advice when nothing is found' },
  byNumberTitle: {
    text: 'Деталь с таким номером',
    note: 'Heading of the part whose number was typed, above results by name',
  },
  nearTitle: {
    text: 'Похожие номера',
    note: 'Heading of part numbers that differ in one character from the one typed',
  },
  suggestionsTitle: { text: 'Возможно, вы искали', note: 'Heading of parts that what was typed may mean' },
  pages: { text: 'Страницы результатов', note: 'Name of the page numbers for screen readers' },
  previousPage: { text: 'Предыдущая страница', note: 'Link in the page numbers' },
  nextPage: { text: 'Следующая страница', note: 'Link in the page numbers' },

  cardOffers: {
    text: '{count, plural, one {# предложение} few {# предложения} many {# предложений} other {# предложения}}',
    note: 'Article card: how many offers the article has',
  },
  cardNoOffers: { text: 'Нет предложений', note: 'Article card: nobody sells the article now' },
  cardSubstitutes: {
    text: 'Посмотреть аналоги',
    note: 'Article card: link of an article that nobody sells, to its page with substitutes',
  },
  cardPack: { text: 'по {count} шт.', note: 'Article card: sold only in packs of so many pieces' },
  cardAdd: { text: 'В корзину', note: 'Article card: button that adds the best offer to the basket' },
  cardAddArticle: {
    text: 'В корзину: {article}, {price}',
    note: 'Article card: name of the button for screen readers; starts like the button',
  },
  cardInBasket: { text: 'В корзине {count} шт.', note: 'Article card: the best offer is in the basket already' },
  cardDemo: { text: 'Демо', note: 'Badge: the article is made up, to show the shop at work' },
});
