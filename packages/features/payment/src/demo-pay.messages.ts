import { defineMessages } from '@partshop/features/core';

/** The page that stands in for a payment provider's in a demo. */
export const messages = defineMessages('pay-demo', {
  title: { text: 'Демонстрация оплаты', note: 'Heading and title of the page' },
  text: {
    text: 'Это не банк, деньги не списываются. Здесь выбирают, чем закончится оплата, — магазин узнает об этом так же, как от настоящей платёжной системы.',
    note: 'Under the heading',
  },
  order: { text: 'Заказ', note: 'Label before the order number' },
  debt: { text: 'Долг клиента', note: 'Label before the code of the client whose debt is paid' },
  amount: { text: 'К оплате', note: 'Label before the sum' },
  pay: { text: 'Заплатить', note: 'Button: the payment is made' },
  refuse: { text: 'Отклонить', note: 'Button: the provider refuses the payment' },
  delay: {
    text: 'Заплатить, но не сообщать магазину',
    note: 'Button: the payment is made, and the shop has to ask for it',
  },
  sending: { text: 'Отправляем…', note: 'A button while its answer is awaited' },
  paid: { text: 'Этот платёж уже проведён.', note: 'Instead of the buttons' },
  refused: { text: 'Этот платёж уже отклонён.', note: 'Instead of the buttons' },
  back: { text: 'Вернуться в магазин', note: 'Link to the page of the order’s payment' },
});
