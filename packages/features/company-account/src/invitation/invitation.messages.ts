import { defineMessages } from '@partshop/features/core';

export const messages = defineMessages('company-account-invitation', {
  title: { text: 'Приглашение в компанию', note: 'Title and heading of the page that answers an invitation' },
  lead: { text: 'Введите код из SMS или письма.', note: 'Under “Приглашение в компанию”' },
  offer: {
    text: '{company} приглашает вас делать заказы за неё. Ваша роль — {role}.',
    note: 'What an invitation offers; {company} is a name, {role} the name of a role',
  },
  effect: {
    text: 'После согласия вы видите оптовые цены, а ваши новые заказы видит компания. Уйти можно в любой момент.',
    note: 'What happens when an invitation is accepted',
  },
  employed: {
    text: 'Вы уже заказываете за другую компанию. Сначала уйдите из неё.',
    note: 'The invitation cannot be accepted',
  },
});
