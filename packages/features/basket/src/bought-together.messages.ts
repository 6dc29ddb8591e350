import { defineMessages } from '@partshop/features/core';

/** What is ordered together with the basket for the same car. */
export const messages = defineMessages('bought-together', {
  title: {
    text: 'С этим для вашей машины заказывают',
    note: 'Heading above parts that others ordered together with those of the basket, for the same car',
  },
  add: { text: 'В корзину', note: 'Button: add a part that is ordered together with the basket' },
  addArticle: {
    text: 'В корзину: {article}, {price}',
    note: 'Name of the button “В корзину” for screen readers; {article} is a maker and a number, {price} an amount of money',
  },
});
