import { defineMessages } from '@partshop/features/core';

export const messages = defineMessages('checkout-success', {
  ordered: {
    text: 'Заказ {number} оформлен',
    note: 'Heading and title of the confirmation; number is an order number',
  },
  neutral: { text: 'Заказ оформлен', note: 'Heading of the confirmation for those who may not see the order' },
  neutralText: {
    text: 'Подробности видны только в браузере, в котором заказ оформлен.',
    note: 'Text of the confirmation for those who may not see the order',
  },
  thanks: {
    text: 'Спасибо! Сохраните номер: по нему вы получите заказ.',
    note: 'Under the heading of the confirmation',
  },
  status: { text: 'Статус', note: 'Label before the state of the order' },
  items: { text: 'Состав заказа', note: 'Heading of the list of ordered goods' },
  quantityPrice: { text: '{count} шт. × {price}', note: 'Ordered pieces and the price of one' },
  total: { text: 'Итого', note: 'Total of the order' },
  bonus: { text: 'Оплачено бонусами', note: 'Before the sum of the order that bonuses paid' },
  company: { text: 'Компания', note: 'Before the company that the order is for' },
  payment: { text: 'Оплата', note: 'Label before the way to pay' },
  onReceipt: { text: 'При получении', note: 'Way to pay' },
  readiness: { text: 'Всё будет готово', note: 'Delivery time of the slowest line' },
  pickup: { text: 'Где забрать', note: 'Heading above the pick-up point' },
  address: { text: 'Адрес', note: 'Label before the address of the pick-up point' },
  hours: { text: 'Часы работы', note: 'Label before the opening hours of the pick-up point' },
  recipient: { text: 'Получатель', note: 'Heading above the name and phone of the buyer' },
  comment: { text: 'Комментарий', note: 'Label before the comment of the buyer' },
  toHome: { text: 'Продолжить покупки', note: 'Link from the confirmation to the home page' },
});
