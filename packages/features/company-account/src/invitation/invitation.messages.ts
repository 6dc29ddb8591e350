import { defineMessages } from '@partshop/features/core';

export const messages = defineMessages('company-account-invitation', {
  title: { text: 'Приглашение в компанию', note: 'Title and heading of the page that answers an invitation' },
  lead: { text: 'Введите код из SMS или письма.', note: 'Under “Приглашение в компанию”' },
  code: { text: 'Код приглашения', note: 'Label of the field for the code: letters and digits' },
  show: { text: 'Показать приглашение', note: 'Button' },
  unknown: {
    text: 'Такого приглашения нет, или оно больше не действует. Проверьте код или попросите новый.',
    note: 'No invitation has the code',
  },
  offer: {
    text: '{company} приглашает вас делать заказы за неё. Ваша роль — {role}.',
    note: 'What an invitation offers; {company} is a name, {role} the name of a role',
  },
  until: { text: 'Ответьте до {date}.', note: 'Until when an invitation can be answered; {date} is a day' },
  effect: {
    text: 'После согласия вы видите оптовые цены, а ваши новые заказы видит компания. Уйти можно в любой момент.',
    note: 'What happens when an invitation is accepted',
  },
  accept: { text: 'Принять', note: 'Button: accepts an invitation' },
  decline: { text: 'Отказаться', note: 'Button: declines an invitation' },
  employed: {
    text: 'Вы уже заказываете за другую компанию. Сначала уйдите из неё.',
    note: 'The invitation cannot be accepted',
  },
});
