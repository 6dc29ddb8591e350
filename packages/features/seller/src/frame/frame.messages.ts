import { defineMessages } from '@partshop/features/core';

/** Around each page of the seller's area. */
export const messages = defineMessages('seller-frame', {
  links: { text: 'Разделы продавца', note: 'Name of the links of the seller’s area for screen readers' },
  late: { text: 'Есть просроченные заказы', note: 'State of the seller: an order was not answered in time' },
  stale: { text: 'Цены давно не обновлялись', note: 'State of the seller: a price list is old' },
  fine: { text: 'Всё в порядке', note: 'State of the seller: nothing is late, prices are fresh' },
});
