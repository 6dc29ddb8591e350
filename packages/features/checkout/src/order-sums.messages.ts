import { defineMessages } from '@partshop/features/core';

/** What makes up the sum of an order. */
export const messages = defineMessages('order-sums', {
  goods: { text: 'Детали', note: 'Before the sum of the items, without those that were cancelled' },
  promoDiscount: { text: 'Скидка по промокоду', note: 'Before the sum that the promo code took off' },
  bonus: { text: 'Бонусами', note: 'Before the sum that bonuses paid' },
  delivery: { text: 'Доставка', note: 'Before what the delivery of an order costs' },
  total: { text: 'Итого', note: 'Total of the order' },
});
