import { defineMessages } from '@partshop/features/core';

export const messages = defineMessages('finance', {
  title: { text: 'Финансы', note: 'Title and heading of the page on the client’s debts' },
  overdue: { text: 'Просроченный платёж', note: 'Heading above the overdue amount' },
  pay: {
    text: 'Оплатите счета, срок которых прошёл. Если вы уже заплатили или счёта нет под рукой, свяжитесь с нами.',
    note: 'Under the overdue amount; phones and an e-mail address follow',
  },
  nothing: { text: 'Просроченных платежей нет', note: 'In place of the overdue amount' },
  later: {
    text: 'Счета, оплаты и акты сверки появятся здесь позже.',
    note: 'At the end of the page, which has no bills yet',
  },
  contacts: { text: 'Как с нами связаться', note: 'Name of the list of phones and an e-mail address' },
});
