import { defineMessages } from '@partshop/features/core';

/** The page where an order is paid online. */
export const messages = defineMessages('pay', {
  title: { text: 'Оплата заказа {number}', note: 'Heading and title of the page; number is an order number' },
  toOrder: { text: 'Открыть заказ', note: 'Link to the page of the order' },

  start: { text: 'Оплатите заказ', note: 'Heading: nothing was paid yet' },
  startText: {
    text: 'Откроется защищённая страница платёжной системы. Данные карты магазин не видит.',
    note: 'Under “Оплатите заказ”; a button that leads to the payment provider follows',
  },
  waiting: {
    text: 'Ждём подтверждения оплаты',
    note: 'Heading: a payment was begun and the provider has not confirmed it',
  },
  waitingText: {
    text: 'Если вы заплатили, больше ничего делать не нужно: страница обновится сама. Если ещё нет — продолжите оплату.',
    note: 'Under “Ждём подтверждения оплаты”; the button “Продолжить оплату” follows',
  },
  waitingUnscripted: {
    text: 'Если вы заплатили, больше ничего делать не нужно: проверьте через минуту. Если ещё нет — продолжите оплату.',
    note: 'The same for a browser without JavaScript, where the page does not renew itself',
  },
  unanswered: {
    text: 'Платёжная система сейчас не отвечает. Если вы заплатили, деньги не пропадут: мы узнаем об оплате, как только она ответит.',
    note: 'Under “Ждём подтверждения оплаты”: the provider is down',
  },
  refused: { text: 'Оплата не прошла', note: 'Heading: the provider refused the payment' },
  refusedText: {
    text: 'Платёжная система её отклонила, заказ не оплачен. Попробуйте ещё раз или другой картой — детали всё ещё отложены за вами.',
    note: 'Under “Оплата не прошла”',
  },
  paid: { text: 'Оплачено. Спасибо!', note: 'Heading: the order is paid' },
  paidText: {
    text: 'Передаём заказ продавцу. Где детали, видно на странице заказа.',
    note: 'Under “Оплачено. Спасибо!”',
  },
  ended: { text: 'Время оплаты вышло', note: 'Heading: nobody paid in time, and the order was cancelled' },
  endedText: {
    text: 'Заказ отменён, детали снова в продаже. Если они ещё нужны, закажите их снова. Если вы успели заплатить, вернём всю сумму тем же способом.',
    note: 'Under “Время оплаты вышло”; the link “Заказать снова” follows',
  },
  refunded: { text: 'Возвращаем деньги', note: 'Heading: a payment came that the order does not need' },
  refundedText: {
    text: 'Заказ больше не ждёт этой оплаты, поэтому вся сумма вернётся тем же способом. Когда она придёт, зависит от вашего банка.',
    note: 'Under “Возвращаем деньги”',
  },
  'on-receipt': { text: 'Этот заказ оплачивается при получении', note: 'Heading: nothing is to be paid online' },
  onReceiptText: { text: 'Платить онлайн не нужно.', note: 'Under “Этот заказ оплачивается при получении”' },
  'not-offered': { text: 'Оплатить онлайн сейчас нельзя', note: 'Heading: no provider takes payments now' },
  notOfferedText: {
    text: 'Заказ сохранён. Его можно оплатить при получении.',
    note: 'Under “Оплатить онлайн сейчас нельзя”; a button follows',
  },

  amount: { text: 'К оплате', note: 'Label before the sum that is to be paid' },
  amountPaid: { text: 'Оплачено', note: 'Label before the sum that was paid' },
  payUntil: {
    text: 'Детали отложены до',
    note: 'Label before the day and time until which the goods are kept for the payment',
  },
  minutesLeft: {
    text: '{minutes, plural, one {осталась # минута} few {осталось # минуты} many {осталось # минут} other {осталось # минуты}}',
    note: 'After the time until which the goods are kept',
  },
  hoursLeft: {
    text: '{hours, plural, one {остался # час} few {осталось # часа} many {осталось # часов} other {осталось # часа}}',
    note: 'After the time until which the goods are kept, when it is more than two hours',
  },
  timeIsOver: { text: 'время вышло', note: 'After the time until which the goods were kept' },
  refund: { text: 'Возвращено', note: 'Label before a sum that was given back to the buyer' },
  refundDue: { text: 'Возвращаем', note: 'Label before a sum that is about to be given back to the buyer' },

  orderAgain: {
    text: 'Заказать снова',
    note: 'Link to the page that puts the parts of the order into the basket again',
  },
  pay: { text: 'Перейти к оплате', note: 'Button that leads to the page of the payment provider' },
  payAgain: { text: 'Попробовать ещё раз', note: 'The same button after a refused payment' },
  goOn: {
    text: 'Продолжить оплату',
    note: 'Link or button: return to the provider’s page of a payment that was begun',
  },
  paypal: { text: 'Оплатить через PayPal', note: 'Button that leads to PayPal' },
  opening: { text: 'Открываем…', note: 'The button while the provider’s page is being opened' },
  check: { text: 'Проверить сейчас', note: 'Link that loads the page again, to see whether the payment came' },
  payOnReceipt: { text: 'Оплатить при получении', note: 'Button: pay on receipt instead of online' },
  sending: { text: 'Отправляем…', note: 'A button while its answer is awaited' },
  isDemo: {
    text: 'Демонстрация: деньги не списываются.',
    note: 'Under the buttons of a demo shop, where no real provider takes payments',
  },

  'provider-down': { text: 'Не получилось открыть оплату', note: 'Heading: the provider does not answer' },
  providerDownText: {
    text: 'Платёжная система не отвечает. Деньги не списаны, заказ сохранён. Попробуйте ещё раз через минуту.',
    note: 'Under “Не получилось открыть оплату”',
  },

  whatFor: { text: 'За что вы платите', note: 'Heading of the list of ordered goods' },
  pieces: { text: '{count} шт.', note: 'Number of ordered pieces' },
});
