import { defineMessages } from '@partshop/features/core';

/** Texts of the place on an article's page, which is there without a car too. */
export const messages = defineMessages('fit-check', {
  check: {
    text: 'Проверить, подходит ли к моей машине',
    note: 'Link on an article’s page for visitors without a car: opens the choice of a car',
  },
  car: { text: 'Подходит ли к вашей машине', note: 'Names the part of an article’s page about the visitor’s car' },
});
