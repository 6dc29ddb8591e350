import { defineMessages } from '@partshop/features/core';

export const messages = defineMessages('checkout-success', {
  ordered: {
    text: 'Заказ {number} оформлен',
    note: 'Heading and title of the confirmation; number is an order number',
  },
  neutral: {
    text: 'Такого заказа здесь нет',
    note: 'Heading and title for those who may not see the order, or if there is none; it must not tell which',
  },
  neutralText: {
    text: 'Проверьте номер. Заказ виден только в браузере, в котором он оформлен, или после входа в аккаунт покупателя.',
    note: 'Text for those who may not see the order, or if there is none',
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
  placedAt: { text: 'Оформлен', note: 'Label before the date and time when the order was placed' },
  pickup: { text: 'Где забрать', note: 'Heading above the pick-up point' },
  address: { text: 'Адрес', note: 'Label before the address of the pick-up point' },
  hours: { text: 'Часы работы', note: 'Label before the opening hours of the pick-up point' },
  recipient: { text: 'Получатель', note: 'Heading above the name and phone of the buyer' },
  comment: { text: 'Комментарий', note: 'Label before the comment of the buyer' },
  toHome: { text: 'Продолжить покупки', note: 'Link from the confirmation to the home page' },
});
