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
    text: 'Проверьте номер. Заказ виден в браузере, в котором он оформлен, после входа в аккаунт покупателя или по номеру и коду из SMS.',
    note: 'Text for those who may not see the order, or if there is none; a link to the page that finds orders follows',
  },
  thanks: {
    text: 'Спасибо! Сохраните номер: по нему вы получите заказ.',
    note: 'Under the heading of the confirmation',
  },
  next: { text: 'Что дальше', note: 'Heading of the list of what happens with a placed order' },
  progress: { text: 'Ход заказа {number}', note: 'Name of the list of the states that an order goes through' },
  done: { text: 'пройдено', note: 'Read after a state that the order has left behind' },
  confirmedByBoth: {
    text: 'Подтверждение отправляем в SMS на {phone} и на почту {email}.',
    note: 'How the order is confirmed; a step of “Что дальше”',
  },
  confirmedBySms: { text: 'Подтверждение отправляем в SMS на {phone}.', note: 'A step of “Что дальше”' },
  confirmedByMail: { text: 'Подтверждение отправляем на почту {email}.', note: 'A step of “Что дальше”' },
  demoText: {
    text: 'Демо-магазин ничего не отправляет на телефоны и почту.',
    note: 'Under the steps in the demo shop; a link follows',
  },
  demoLink: { text: 'Ваши сообщения лежат здесь', note: 'Link to the page with the demo shop’s messages' },
  nextReady: { text: 'Всё будет готово:', note: 'A step of “Что дальше”; the delivery time with its date follows' },
  nextCollect: {
    text: 'В пункте выдачи назовите номер заказа и оплатите покупку.',
    note: 'A step of “Что дальше”',
  },
  nextCollectPaid: {
    text: 'В пункте выдачи назовите номер заказа.',
    note: 'A step of “Что дальше” for an order that is paid online',
  },
  nextStatus: {
    text: 'Где детали, видно на странице заказа. Её можно найти по номеру и телефону.',
    note: 'A step of “Что дальше”; the link “Открыть заказ” follows',
  },
  openOrder: { text: 'Открыть заказ', note: 'Link to the page of the order, with its states' },
  findOrder: { text: 'Найти заказ', note: 'Link to the page that shows an order by its number and phone' },
  number: { text: 'Номер заказа', note: 'Label before the order number, which has a button that copies it' },
  copyNumber: { text: 'Скопировать номер', note: 'Button beside the order number' },
  numberCopied: { text: 'Скопировано', note: 'After the button “Скопировать номер”' },
  numberSelected: { text: 'Номер выделен: скопируйте его', note: 'After the button, where the clipboard is forbidden' },
  print: { text: 'Распечатать', note: 'Button that prints the order' },
  status: { text: 'Статус', note: 'Label before the state of the order' },
  items: { text: 'Состав заказа', note: 'Heading of the list of ordered goods' },
  quantityPrice: { text: '{count} шт. × {price}', note: 'Ordered pieces and the price of one' },
  total: { text: 'Итого', note: 'Total of the order' },
  bonus: { text: 'Оплачено бонусами', note: 'Before the sum of the order that bonuses paid' },
  company: { text: 'Компания', note: 'Before the company that the order is for' },
  readiness: { text: 'Всё будет готово', note: 'Delivery time of the slowest line' },
  placedAt: { text: 'Оформлен', note: 'Label before the date and time when the order was placed' },
  pickup: { text: 'Где забрать', note: 'Heading above the pick-up point' },
  courier: { text: 'Привезёт курьер', note: 'Heading above the address that a courier brings the order to' },
  cdekPoint: {
    text: 'Где забрать: пункт СДЭК',
    note: 'Heading above the point of the company CDEK where the order is collected',
  },
  transportCompany: {
    text: 'Доставит транспортная компания',
    note: 'Heading above the city where a transport company hands the order over',
  },
  delivery: { text: 'Доставка', note: 'Before what the delivery of the order costs' },
  nextCourier: { text: 'Курьер привезёт заказ по вашему адресу и позвонит заранее.', note: 'A step of “Что дальше”' },
  nextCdek: { text: 'В пункте СДЭК назовите номер заказа или телефон.', note: 'A step of “Что дальше”' },
  nextCompany: {
    text: 'Транспортная компания позвонит, когда заказ можно забрать на терминале.',
    note: 'A step of “Что дальше”',
  },
  address: { text: 'Адрес', note: 'Label before the address where the order is handed over' },
  hours: { text: 'Часы работы', note: 'Label before the opening hours of the pick-up point' },
  recipient: { text: 'Получатель', note: 'Heading above the name and phone of the buyer' },
  comment: { text: 'Комментарий', note: 'Label before the comment of the buyer' },
  toHome: { text: 'Продолжить покупки', note: 'Link from the confirmation to the home page' },
});
