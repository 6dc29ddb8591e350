import { defineMessages } from '@partshop/features/core';

export const messages = defineMessages('company-account-roles', {
  owner: { text: 'Владелец', note: 'Role in a company: the client whose company it is' },
  administrator: { text: 'Администратор', note: 'Role in a company' },
  buyer: { text: 'Закупщик', note: 'Role in a company' },
  viewer: { text: 'Наблюдатель', note: 'Role in a company' },
  ownerText: { text: 'Управляет сотрудниками и одобряет заказы', note: 'What the role “Владелец” may do' },
  administratorText: {
    text: 'Управляет сотрудниками, одобряет заказы и покупает без лимита',
    note: 'What the role “Администратор” may do',
  },
  buyerText: {
    text: 'Покупает в пределах лимита; заказ выше него отправляет на одобрение',
    note: 'What the role “Закупщик” may do',
  },
  viewerText: { text: 'Видит заказы компании и ничего не покупает', note: 'What the role “Наблюдатель” may do' },
  orderUpTo: { text: 'Заказ — до {limit}', note: 'How much one order of an employee may cost; {limit} is an amount' },
  monthUpTo: { text: 'Месяц — до {limit}', note: 'How much the orders of a month may cost; {limit} is an amount' },
  spent: { text: 'В этом месяце: {spent}', note: 'What an employee has ordered this month; {spent} is an amount' },
  spentOf: {
    text: 'В этом месяце: {spent} из {limit}',
    note: 'What an employee has ordered this month, and the limit; both are amounts',
  },
  noLimit: { text: 'Без лимита', note: 'An employee may order for any amount' },
});
