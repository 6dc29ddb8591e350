import { defineMessages } from '@partshop/features/core';

export const messages = defineMessages('price-table', {
  title: {
    text: '{maker} {number} — {name}: цены и сроки доставки',
    note: 'Title of the price page; {number} is a part number',
  },
  description: {
    text: '{name} {maker} {number}: {count, plural, one {# предложение} few {# предложения} many {# предложений} other {# предложения}} от {price}. Сравните цены и сроки, оплатите при получении.',
    note: 'What search engines show of a price page; {count} offers of the number, the cheapest for {price}',
  },
  descriptionEmpty: {
    text: '{name} {maker} {number}: этот номер сейчас никто не предлагает. Посмотрите замены и аналоги.',
    note: 'What search engines show of a price page without an offer of its number',
  },
  statusInStock: { text: 'В наличии', note: 'Status of an article: a seller has it today' },
  statusOnOrder: { text: 'Под заказ', note: 'Status of an article: sellers deliver it in some days' },
  statusNoOffers: { text: 'Нет предложений', note: 'Status of an article: nobody sells it now' },
  alertStock: {
    text: 'Сообщить о поступлении',
    note: 'Link to the form that asks for a message when somebody offers the article that nobody offers now',
  },
  alertPrice: {
    text: 'Сообщить, когда подешевеет',
    note: 'Link to the form that asks for a message when the article costs less',
  },
  history: { text: 'График цен', note: 'Opens a chart of what the article has cost on each of the last 90 days' },
  historyShow: { text: 'Показать цены за 90 дней', note: 'Link to the same chart, where scripts do not work' },
  share: { text: 'Поделиться', note: 'Link that shares the page of a part, or copies its address' },
  shareCopied: { text: 'Адрес скопирован', note: 'After “share”: the address of the page is in the clipboard' },
  specifications: { text: 'Характеристики', note: 'Heading of the table of technical data of an article' },

  photoOpen: { text: 'Увеличить', note: 'What a click on the photograph of a part does' },
  photos: { text: 'Фотографии', note: 'Name of the small photographs of a part, for screen readers' },
  photoPlace: { text: '{number} из {count}', note: 'Which photograph of how many is shown' },
  photoPrevious: { text: 'Предыдущая фотография', note: 'Button in the enlarged photograph of a part' },
  photoNext: { text: 'Следующая фотография', note: 'Button in the enlarged photograph of a part' },
  photoZoomIn: { text: 'Крупнее', note: 'Button in the enlarged photograph of a part: zoom in' },
  photoZoomOut: { text: 'Мельче', note: 'Button in the enlarged photograph of a part: zoom out' },
  photoKeys: {
    text: 'Плюс и минус меняют масштаб, ноль показывает всё, стрелки показывают другие фотографии или двигают увеличенную.',
    note: 'Help for the keyboard, read by screen readers with the enlarged photograph of a part',
  },
  photoClose: { text: 'Закрыть', note: 'Button that closes the enlarged photograph of a part' },

  fits: { text: 'Подходит к', note: 'Heading of a list of cars that the part fits' },
  fitsNone: {
    text: 'Машины для этого номера не указаны.',
    note: 'Under “fits”, instead of a list: nobody said which cars the part fits',
  },
  fitsAll: {
    text: 'Все машины: годы, двигатели, условия',
    note: 'Opens all cars that the part fits, with years, engines and conditions',
  },
  fitsShow: { text: 'Показать список машин', note: 'Link to the list of all cars that the part fits' },
  fitsClaims: {
    text: 'По словам продавцов: в каталоге машин для этого номера нет.',
    note: 'Under the list of cars that the part fits, where only sellers say so',
  },
  fitsOthers: {
    text: 'и другие',
    note: 'Last in the list of cars that the part fits, where it fits more than are listed',
  },

  lookAlikes: {
    text: 'В номере «{typed}» были русские буквы — открыли {number}.',
    note: 'Above the part: Cyrillic letters of what was typed were read as the Latin ones they look like',
  },
  searchAsTyped: {
    text: 'Искать как набрано',
    note: 'Link after the text above: searches names for exactly what the visitor typed',
  },
  replaced: {
    text: 'Производитель заменил этот номер',
    note: 'Above the part: before links to the newest numbers of the same part',
  },
  showAllSubstitutes: {
    text: 'Смотреть замены и аналоги',
    note: 'Link down to the replacements and substitutes of an article that nobody offers',
  },
  bestOffer: { text: 'Лучшее предложение', note: 'Heading of the box with the best offer of the number asked for' },
  picks: {
    text: 'Выбор из предложений',
    note: 'Name of the boxes with the best, cheapest and fastest offer, for screen readers',
  },
  pickCheapest: { text: 'Самое дешёвое', note: 'Heading of the cheapest offer of the number asked for' },
  pickFastest: { text: 'Самое быстрое', note: 'Heading of the offer that is likely to come first' },
  pickBestCheapest: { text: 'Лучшее и самое дешёвое', note: 'Heading of an offer that is the best and the cheapest' },
  pickBestFastest: { text: 'Лучшее и самое быстрое', note: 'Heading of an offer that is the best and the fastest' },
  pickCheapestFastest: {
    text: 'Самое дешёвое и быстрое',
    note: 'Heading of an offer that is the cheapest and the fastest',
  },
  pickBestOfAll: {
    text: 'Лучшее: дешевле и быстрее всех',
    note: 'Heading of an offer that is the best, the cheapest and the fastest',
  },
  whyOnly: {
    text: 'В срок {kept} из 100; других предложений этого номера нет',
    note: 'Why an offer is picked: {kept} of 100 of its seller’s deliveries came on time; it is the only one',
  },
  whyCheapest: {
    text: 'В срок {kept} из 100; дешевле никто не предлагает',
    note: 'Why an offer is picked: {kept} of 100 of its seller’s deliveries came on time; it has the lowest price',
  },
  whyNear: {
    text: 'В срок {kept} из 100; дешевле всех на ближнем складе, на {difference} дороже самого дешёвого',
    note: 'Why an offer is the best: {kept} of 100 deliveries on time; near by it has the lowest price, from afar there is one that is cheaper by {difference}, a sum of money',
  },
  whyDearer: {
    text: 'В срок {kept} из 100; на {difference} дороже самого дешёвого',
    note: 'Why an offer is picked: {kept} of 100 deliveries on time; it costs {difference}, a sum of money, more than the cheapest',
  },
  priceFrom: { text: 'от {price}', note: 'The lowest price of several offers' },
  nobodyOffers: {
    text: 'Этот номер сейчас никто не предлагает',
    note: 'In the box of the best offer, when there is none',
  },
  nobodyOffersHint: {
    text: 'Ниже — {count, plural, one {# предложение замены или аналога} few {# предложения замен и аналогов} many {# предложений замен и аналогов} other {# предложения замен и аналогов}}.',
    note: 'After “nobody offers this number”: how many offers of replacements and substitutes follow on the page',
  },
  nobodyOffersAtAll: {
    text: 'Замен и аналогов тоже нет. Проверьте номер или поищите деталь по названию.',
    note: 'After “nobody offers this number”, when there is nothing else either',
  },

  offers: { text: 'Предложения', note: 'Heading of the offers of all sellers' },
  found: {
    text: '{count, plural, one {# предложение} few {# предложения} many {# предложений} other {# предложения}}',
    note: 'How many offers are shown',
  },
  foundOf: {
    text: '{count, plural, one {# предложение} few {# предложения} many {# предложений} other {# предложения}} из {total, number}',
    note: 'How many offers the filters leave; {total} offers there are without filters',
  },
  foundPage: {
    text: '{count, plural, one {# предложение} few {# предложения} many {# предложений} other {# предложения}} из {total, number}, страница {page} из {pages}',
    note: 'How many offers this page of a long list shows, of the {total} that there are; {page} of {pages} is the number of the page',
  },
  pages: {
    text: 'Страницы предложений',
    note: 'Name of the page numbers under a long list of offers, for screen readers',
  },
  previousPage: { text: 'Предыдущая страница', note: 'Link in the page numbers' },
  nextPage: { text: 'Следующая страница', note: 'Link in the page numbers' },
  nothingMatches: { text: 'Под эти фильтры ничего не подходит', note: 'The filters leave no offer' },
  nothingMatchesHint: {
    text: 'Уберите один из фильтров или сбросьте все.',
    note: 'Advice when the filters leave no offer',
  },

  groupRequested: { text: 'Запрошенный номер', note: 'Heading of the offers of the very number asked for' },
  groupReplacement: {
    text: 'Замены производителя',
    note: 'Heading of the offers of the maker’s newer or older numbers of the part',
  },
  groupOriginal: { text: 'Оригинальные запчасти', note: 'Heading of the offers of the car maker’s own part' },
  groupSubstitute: { text: 'Аналоги', note: 'Heading of the offers of substitutes by other makers' },
  groupsLabel: { text: 'Группы предложений', note: 'Name of the links to the groups of offers, for screen readers' },
  emptyRequested: { text: 'Этот номер сейчас никто не предлагает.', note: 'Under the heading of the number asked for' },
  emptyReplacement: {
    text: 'Производитель не назначил замену.',
    note: 'Under “Замены производителя”: there are no offers',
  },
  emptyOriginal: {
    text: 'Оригинал сейчас никто не предлагает.',
    note: 'Under “Оригинальные запчасти”: there are no offers',
  },
  emptySubstitute: { text: 'Аналогов в продаже нет.', note: 'Under “Аналоги”: there are no offers' },
  emptyFiltered: {
    text: 'Под фильтры ничего не подходит.',
    note: 'Under the heading of a group of offers, when filters are set',
  },

  punctual: {
    text: 'вовремя {count} из 100',
    note: 'Of 100 deliveries of this warehouse so many came on time',
  },
  punctualShort: { text: '{count} из 100', note: 'Table cell under “on time”: so many of 100 deliveries came on time' },
  stock: { text: 'В наличии {count} шт.', note: 'Pieces that the seller has' },
  pieces: { text: '{count} шт.', note: 'Pieces, in a table cell' },
  packOf: { text: 'по {count} шт.', note: 'Sold only in packs of so many pieces' },
  priceAge: {
    text: '{count, plural, one {Цене # день} few {Цене # дня} many {Цене # дней} other {Цене # дня}}',
    note: 'Badge: the seller has not sent new prices for so many days, so the price may have changed',
  },
  noReturns: { text: 'Без возврата', note: 'Badge: the seller takes this offer back only when it is faulty' },
  seller: { text: 'Продавец', note: 'Table head, and label of a seller’s name' },
  delivery: { text: 'Доставка', note: 'Table head, and label of the delivery time' },
  number: { text: 'Номер', note: 'Table head: part number' },
  availability: { text: 'Наличие', note: 'Table head: pieces in stock' },
  onTime: { text: 'Вовремя', note: 'Table head: of 100 deliveries so many came on time' },
  price: { text: 'Цена', note: 'Table head, and label of a price' },
  order: { text: 'Заказ', note: 'Table head above the quantity and the button “add to basket”' },
  qtyOf: { text: 'Количество: {article}', note: 'Name of a quantity field; {article} is maker and number' },
  qtyLess: { text: 'Меньше', note: 'Button beside a quantity: one pack less' },
  qtyMore: { text: 'Больше', note: 'Button beside a quantity: one pack more' },
  add: { text: 'В корзину', note: 'Button: add the offer to the basket' },
  addArticle: {
    text: 'В корзину: {article}, {price}',
    note: 'Name of the button for screen readers; starts like the button',
  },
  inBasket: { text: 'В корзине {count} шт.', note: 'Mark of an offer that is in the basket already' },

  moreOffers: {
    text: 'Ещё {count, plural, one {# предложение} few {# предложения} many {# предложений} other {# предложения}} от {price}',
    note: 'Opens the other offers of a part number; {price} is the lowest price among them',
  },
  moreNumbers: {
    text: 'Ещё {count, plural, one {# номер} few {# номера} many {# номеров} other {# номера}} от {price}',
    note: 'Opens the other part numbers of a group of offers; {price} is the lowest price among them',
  },
  fold: { text: 'Свернуть предложения', note: 'Hides the offers again that “more offers” or “more numbers” opened' },
  showAll: { text: 'Развернуть все', note: 'Link beside the number of offers: lists every offer, none folded' },
  foldAll: {
    text: 'Свернуть по номерам',
    note: 'Link beside the number of offers: folds the offers of each part number again',
  },

  filters: { text: 'Фильтры', note: 'Heading of the filters' },
  closeFilters: { text: 'Закрыть фильтры', note: 'Button that closes the filters on a phone' },
  makers: { text: 'Производитель', note: 'Filter by the maker of the part' },
  moreMakers: {
    text: 'Ещё {count, plural, one {# производитель} few {# производителя} many {# производителей} other {# производителя}}',
    note: 'Opens the rest of the list of makers',
  },
  lessMakers: { text: 'Свернуть', note: 'Closes the rest of the list of makers' },
  findMaker: { text: 'Найти в списке', note: 'Placeholder of the field that searches the list of makers' },
  foundMakers: { text: 'Найдено: {count}', note: 'Result of the search in the list of makers' },
  noMakers: { text: 'Ничего не нашлось', note: 'Result of the search in the list of makers' },
  deliveryTime: { text: 'Срок доставки', note: 'Filter by delivery time' },
  anyDays: { text: 'Любой', note: 'Filter by delivery time: no limit' },
  withinToday: { text: 'Сегодня', note: 'Filter by delivery time: today' },
  withinTomorrow: { text: 'До завтра', note: 'Filter by delivery time: today or tomorrow' },
  withinDays: {
    text: 'До {days, plural, one {# дня} few {# дней} many {# дней} other {# дня}}',
    note: 'Filter by delivery time: within so many days',
  },
  terms: { text: 'Условия', note: 'Heading of the filters by stock and returns' },
  inStockOnly: {
    text: 'На нашем складе за 2 дня',
    note: 'Filter: offers that are at our warehouse within two days; the way to the visitor’s city comes on top',
  },
  returnableOnly: { text: 'Можно вернуть', note: 'Filter: the goods can be returned' },
  singleOnly: { text: 'Поштучно', note: 'Filter: offers of single pieces, not of packs only' },
  apply: { text: 'Показать', note: 'Button: show the offers that the filters leave' },
  reset: { text: 'Сбросить всё', note: 'Link: remove all filters' },
  activeFilters: { text: 'Выбранные фильтры', note: 'Name of the list of filters that are set, for screen readers' },
  removeFilter: { text: 'Убрать фильтр: {name}', note: 'Name of a link that removes one filter, for screen readers' },
});

export type PriceMessage = keyof (typeof messages)['texts'];
