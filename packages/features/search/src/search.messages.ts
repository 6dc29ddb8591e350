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
    text: '{count, plural, one {# товар} few {# товара} many {# товаров} other {# товара}} по запросу «{text}»',
    note: 'Heading of the results by name: how many articles match {text}, what was searched for',
  },
  foundByName: {
    text: 'Такого номера нет, это товары с похожим названием',
    note: 'Under the heading of the results of a number that nobody has: the articles match it by name',
  },
  nothingTitle: { text: 'Ничего не нашли', note: 'Nothing matches what was searched for; title and heading' },
  orderTitle: { text: 'Похоже на номер заказа', note: 'Above an empty result: an order number was searched for' },
  orderText: {
    text: 'Покажем заказ по номеру и телефону, вход не нужен.',
    note: 'Under “Похоже на номер заказа”; the link “Найти заказ” follows',
  },
  findOrder: { text: 'Найти заказ', note: 'Link to the page that shows an order by its number and phone' },
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
  cardQtyOf: {
    text: 'В корзине: {article}',
    note: 'Article card: name of the quantity field of an offer in the basket; {article} is maker and number',
  },
  cardLess: {
    text: 'Меньше',
    note: 'Article card: button beside the quantity in the basket; the last piece is removed',
  },
  cardMore: { text: 'Больше', note: 'Article card: button beside the quantity in the basket' },
  cardSave: { text: 'Сохранить', note: 'Article card: button that saves the quantity; seen only without JavaScript' },
});
