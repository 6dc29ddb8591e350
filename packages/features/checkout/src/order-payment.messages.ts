import { defineMessages } from '@partshop/features/core';

/** How an order is paid, on every page that shows an order. */
export const messages = defineMessages('order-payment', {
  payment: { text: 'Оплата', note: 'Label before the way to pay' },
  onReceipt: { text: 'При получении', note: 'Way to pay' },
  awaited: { text: 'Онлайн, ждём оплаты', note: 'Way to pay: online, and the order still waits for it' },
  paid: { text: 'Онлайн, оплачено', note: 'Way to pay: online, and it is paid' },
  unpaid: { text: 'Онлайн, не оплачено', note: 'Way to pay of a cancelled order that nobody paid' },
  refunded: { text: 'Онлайн, деньги возвращены', note: 'Way to pay: all of it goes back to the buyer' },
  payUntil: { text: 'Оплатить до', note: 'Label before the day and time until which the goods are kept for a payment' },
  refund: { text: 'Возвращено', note: 'Label before a sum that was given back to the buyer' },
  refundDue: { text: 'Возвращаем', note: 'Label before a sum that is about to be given back to the buyer' },
  pay: { text: 'Оплатить {amount}', note: 'Link to the page where an order is paid; amount is a sum of money' },
});
