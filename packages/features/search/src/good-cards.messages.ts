import { defineMessages } from '@partshop/core';

/** Texts of article cards, wherever they stand. */
export const messages = defineMessages('search/cards', {
  fromPrice: { text: 'от {price}', note: 'The lowest price of several offers' },
  offers: {
    text: '{count, plural, one {# предложение} few {# предложения} many {# предложений} other {# предложения}}',
    note: 'How many offers an article has',
  },
  noOffers: { text: 'Нет предложений', note: 'Nobody sells the article now' },
  seeSubstitutes: { text: 'Посмотреть аналоги', note: 'Link of an article that nobody sells, to its page with substitutes' },
  delivery: { text: 'Доставка: {time}', note: 'Delivery time of the best offer; {time} is “tomorrow”, “3 days”' },
  packOf: { text: 'продаётся по {count} шт.', note: 'Sold only in packs of so many pieces' },
  add: { text: 'В корзину', note: 'Button: add the best offer to the basket' },
  addArticle: { text: 'В корзину: {article}, {price}', note: 'Name of the button for screen readers; starts like the button' },
  inBasket: { text: 'В корзине {count} шт.', note: 'Mark of an article whose best offer is in the basket already' },
  demo: { text: 'Демо', note: 'Badge: the article is made up, to show the shop at work' },
});

export type CardMessage = keyof (typeof messages)['texts'];
