import { defineMessages } from '@partshop/features/core';

/** The warning to a debtor on other pages. */
export const messages = defineMessages('finance-overdue', {
  title: { text: 'Просроченный платёж: {amount}', note: 'Heading of a warning; amount is a sum of roubles' },
  text: { text: 'Срок оплаты прошлых заказов уже прошёл.', note: 'Text of the warning of an overdue payment' },
  howToPay: { text: 'Как оплатить', note: 'Link to the page on the client’s debts' },
});
