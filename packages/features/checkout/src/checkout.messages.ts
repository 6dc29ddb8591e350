import { defineMessages } from '@partshop/features/core';

export const messages = defineMessages('checkout', {
  title: { text: 'Оформление заказа', note: 'Heading and title of the checkout page' },
  toBasket: { text: 'Вернуться в корзину', note: 'Link from the checkout to the basket' },
  contact: { text: 'Контакты', note: 'Heading of a section of the checkout' },
  name: { text: 'Имя и фамилия', note: 'Label of a text field' },
  phone: { text: 'Телефон', note: 'Label of a text field' },
  phoneHint: { text: 'Например, {example}', note: 'Hint of the phone field; example is a phone number' },
  email: { text: 'Эл. почта', note: 'Label of a text field' },
  company: { text: 'Компания', note: 'Label of the field with the company that a wholesale order is for' },
  companyHint: {
    text: 'На кого выписать документы: название и ИНН',
    note: 'Hint of the company field; the second is the Russian tax number',
  },
  delivery: { text: 'Как получить', note: 'Heading of the choice of a way of delivery in the checkout' },
  address: { text: 'Адрес доставки', note: 'Label of a text field: where the courier brings the order' },
  addressHint: { text: 'Улица, дом, квартира', note: 'Hint of the address field' },
  cdekPoint: { text: 'Выберите пункт СДЭК', note: 'Above the list of points of the company CDEK' },
  companyNote: {
    text: 'Заказ приедет на терминал транспортной компании в вашем городе. Она позвонит, когда его можно забрать.',
    note: 'What happens with an order that a transport company delivers',
  },
  arrival: { text: 'Будет у вас', note: 'Summary: when the order arrives; the time follows' },
  wayWrong: { text: 'Выберите другой способ доставки', note: 'Error of the choice of a way of delivery' },
  addressWrong: { text: 'Укажите адрес доставки', note: 'Error of the address field' },
  cdekPointMissing: { text: 'Выберите пункт СДЭК', note: 'Error of the choice of a point of the company CDEK' },
  deliveryChangedTitle: {
    text: 'Стоимость доставки изменилась, заказ не отправлен',
    note: 'Heading: the order was refused since its delivery costs another sum now',
  },
  deliveryUnknownTitle: {
    text: 'Стоимость этой доставки сейчас неизвестна, заказ не отправлен',
    note: 'Heading: the order was refused since the carrier does not answer',
  },
  deliveryUnknownText: {
    text: 'Выберите самовывоз или курьера либо повторите позже. Всё, что вы ввели, сохранено.',
    note: 'Text under the heading that the cost of a delivery is not known',
  },
  city: { text: 'Город', note: 'Label of the list of cities with pick-up points' },
  nearestCity: {
    text: 'В городе {city} пока нет пункта выдачи. Ближайший — {nearest}.',
    note: 'Above the pick-up points: the chosen city has none, so those of the nearest city are shown; both are names of cities',
  },
  noPoints: {
    text: 'Сейчас нет ни одного пункта выдачи. Попробуйте оформить заказ позже.',
    note: 'The shop has no pick-up points at the moment',
  },
  payment: { text: 'Оплата', note: 'Heading of the choice of a way to pay; in the summary before the chosen one' },
  onReceipt: { text: 'При получении', note: 'Way to pay' },
  onReceiptHint: { text: 'Когда получите заказ', note: 'Under the way to pay “При получении”' },
  online: { text: 'Онлайн', note: 'Way to pay: on the page of a payment provider, right after the order' },
  onlineHint: {
    text: 'Картой сразу после оформления. Детали отложим за вами на время оплаты.',
    note: 'Under the way to pay “Онлайн”',
  },
  paymentWrong: { text: 'Выберите другой способ оплаты', note: 'Error of the choice of a way to pay' },
  payWithBonus: { text: 'Оплатить бонусами {amount}', note: 'Checkbox; amount is a sum of roubles' },
  bonusRule: {
    text: 'У вас {balance} бонусами. Ими можно оплатить до {share} % заказа.',
    note: 'What a client can pay with bonuses; balance is a sum of roubles, share is a number of percent',
  },
  bonus: { text: 'Бонусы', note: 'Summary: what bonuses pay, a negative sum follows' },
  promoDiscount: {
    text: 'Скидка по промокоду',
    note: 'Summary: what the promo code takes off, a negative sum follows',
  },
  promoUsedTitle: {
    text: 'Промокод уже использован с этим телефоном',
    note: 'Heading: the order was refused since the phone has used the promo code before',
  },
  promoUsedText: {
    text: 'Мы убрали промокод, проверьте итог и отправьте заказ ещё раз.',
    note: 'Text under the heading that the promo code was used before',
  },
  bonusChangedTitle: {
    text: 'Бонусов стало меньше, заказ не отправлен',
    note: 'Heading: the order was refused since the client can spend fewer bonuses now',
  },
  bonusChangedText: {
    text: 'Проверьте сумму и подтвердите заказ ещё раз. Всё, что вы ввели, сохранено.',
    note: 'Text under the heading that there are fewer bonuses',
  },
  addComment: { text: 'Добавить комментарий', note: 'Opens the field with a comment on the order' },
  commentLabel: { text: 'Комментарий к заказу', note: 'Label of a text area' },
  summary: { text: 'Ваш заказ', note: 'Heading of the order summary' },
  quantityPrice: { text: '{count} шт. × {price}', note: 'Line of the summary: pieces and the price of one' },
  notOrdered: { text: 'Не войдёт в заказ', note: 'Under a basket line that cannot be ordered' },
  goodsCount: { text: 'Товаров', note: 'Summary: number of pieces, as a label before it' },
  readiness: { text: 'Всё будет готово', note: 'Summary: delivery time of the slowest line' },
  total: { text: 'Итого', note: 'Summary: what is to be paid' },
  acceptsNoReturns: {
    text: 'Я понимаю, что исправные товары с пометкой «Без возврата» продавец не примет обратно',
    note: 'Checkbox above the button that sends an order with goods that cannot be returned; quotes the badge of such goods',
  },
  submit: { text: 'Подтвердить заказ', note: 'Button that sends the order' },
  sending: { text: 'Отправляем…', note: 'The same button while the order is on its way' },
  toSummary: { text: 'К подтверждению', note: 'Link on a phone from the form down to the summary with the button' },
  moreLines: {
    text: 'Ещё {count, plural, one {# позиция} few {# позиции} many {# позиций} other {# позиции}}',
    note: 'Opens the rest of the lines in the summary of the order',
  },
  consent: {
    text: 'Нажимая «Подтвердить заказ», вы принимаете условия продажи и соглашаетесь на обработку персональных данных.',
    note: 'Under the button that sends the order; links to both texts follow',
  },
  terms: { text: 'Условия продажи', note: 'Link to the terms of sale' },
  dataConsent: {
    text: 'Согласие на обработку данных',
    note: 'Link to the consent to the processing of personal data',
  },
  newTab: { text: '(новая вкладка)', note: 'Read after a link that opens a new tab' },
  nothingToOrder: {
    text: 'Ни один товар нельзя заказать. Исправьте корзину.',
    note: 'Instead of the button that sends the order: every line has a problem',
  },
  emptyTitle: { text: 'Заказывать пока нечего', note: 'Heading of the checkout of an empty basket' },
  emptyText: {
    text: 'Корзина пуста. Найдите деталь по номеру: мы покажем все предложения с ценой и сроком.',
    note: 'Text of the checkout of an empty basket; a search box follows',
  },
  elsewhereTitle: {
    text: 'Заказ {number} оформлен в другой вкладке',
    note: 'Heading in an open checkout whose goods another tab of the browser has just ordered',
  },
  elsewhereText: { text: 'Здесь остались товары, которых в нём нет.', note: 'Under “Заказ оформлен в другой вкладке”' },
  elsewhereEmptyText: {
    text: 'Эта корзина уже заказана, второй раз подтверждать не нужно.',
    note: 'Under “Заказ оформлен в другой вкладке”: the basket is empty now',
  },
  toOrder: { text: 'Посмотреть заказ', note: 'Link to the order' },
  toLastOrder: {
    text: 'Ваш последний заказ: {number}',
    note: 'Link to the visitor’s last order, in the checkout of an empty basket',
  },
  fieldsWrong: { text: 'Заказ не отправлен. Исправьте:', note: 'Heading above the list of wrong fields' },
  companyWrong: { text: 'Укажите компанию', note: 'Error of the company field' },
  pointMissing: { text: 'Выберите пункт выдачи', note: 'Error of the choice of a pick-up point' },
  commentLong: { text: 'Сократите комментарий до 1000 знаков', note: 'Error of the comment field' },
  consentMissing: {
    text: 'Подтвердите, что согласны на товары без возврата',
    note: 'Error of the checkbox: it must be checked to order goods that cannot be returned',
  },
  changedTitle: {
    text: 'Корзина изменилась, заказ не отправлен',
    note: 'Heading: the order was refused since prices or stock changed',
  },
  changedTotal: { text: 'Было {before}, стало {now}.', note: 'The total of the order; before and now are prices' },
  changedText: {
    text: 'Проверьте состав заказа и подтвердите его ещё раз. Всё, что вы ввели, сохранено.',
    note: 'Text under the heading that the basket changed',
  },
  priceChanged: {
    text: 'Цена изменилась: была {before}, стала {now}',
    note: 'Problem of a basket line; before and now are prices',
  },
  notEnough: { text: 'Осталось только {count} шт.', note: 'Problem of a basket line' },
  outOfStock: { text: 'Товар закончился', note: 'Problem of a basket line' },
  withdrawn: { text: 'Предложение снято с продажи', note: 'Problem of a basket line' },
  reusedTitle: { text: 'Этот заказ уже принят', note: 'Heading: the same order was sent before with other data' },
  reusedText: {
    text: 'Мы получили его с данными, которые вы отправили раньше. Подтвердите ещё раз, только если нужен второй заказ.',
    note: 'Text under the heading that the order was accepted before',
  },
  reusedEmptyText: {
    text: 'Мы получили его с данными, которые вы отправили раньше. В корзине больше ничего нет.',
    note: 'The order was accepted before with other data, and the basket is empty now',
  },
  outdatedTitle: { text: 'Страница устарела, заказ не отправлен', note: 'Heading: hidden data of the form was wrong' },
  outdatedText: {
    text: 'Мы обновили её. Проверьте заказ и подтвердите ещё раз: всё, что вы ввели, сохранено.',
    note: 'Text under the heading that the page was out of date',
  },
  notSentTitle: {
    text: 'Заказ не подтверждён, ничего не потеряно',
    note: 'Heading: no answer came, so the order may have been placed or not',
  },
  notSentText: {
    text: 'Проверьте связь и повторите. Даже если первый запрос дошёл, заказ будет один.',
    note: 'Text under the heading that the order was not sent',
  },
  retry: { text: 'Повторить', note: 'Button: send the order again' },
});
