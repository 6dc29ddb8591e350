import { defineMessages } from '@partshop/features/core';

export const messages = defineMessages('basket-promo', {
  label: { text: 'Промокод', note: 'Label of the field for a promo code' },
  apply: { text: 'Применить', note: 'Button: use the typed promo code' },
  checking: { text: 'Проверяем…', note: 'The button while the promo code is checked' },
  remove: { text: 'Убрать промокод', note: 'Button: take the promo code out of the basket' },
  percent: {
    text: 'скидка {percent} %',
    note: 'What an accepted promo code takes off, after the code; percent is a number',
  },
  sum: {
    text: 'скидка {sum}',
    note: 'What an accepted promo code takes off, after the code; sum is an amount of money',
  },
  'refused-unknown': {
    text: 'Такого промокода нет. Проверьте, как он написан.',
    note: 'Refusal: nobody knows the typed promo code',
  },
  'refused-not-yet': {
    text: 'Этот промокод ещё не действует',
    note: 'Refusal: the promo code counts from a later day',
  },
  'refused-ended': { text: 'Срок этого промокода истёк', note: 'Refusal: the promo code counts no longer' },
  'refused-minimum': {
    text: 'Промокод действует для заказов от {minTotal}, сейчас в заказе {total}',
    note: 'Refusal: too few goods for the promo code; both are amounts of money',
  },
  'refused-used-up': { text: 'Этот промокод уже использовали', note: 'Refusal: others have used the promo code up' },
  'refused-used': {
    text: 'Вы уже использовали этот промокод',
    note: 'Refusal: this client has used the promo code up',
  },
  'refused-too-many': {
    text: 'Слишком много попыток. Попробуйте через час.',
    note: 'Refusal: too many promo codes were tried in the last hour',
  },
});
