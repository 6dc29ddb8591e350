import { defineMessages } from '@partshop/features/core';

export const messages = defineMessages('sign-in', {
  loginTitle: { text: 'Вход', note: 'Title and heading of the login page and popup, and link to it' },
  loginDescription: {
    text: 'Вход в аккаунт по телефону или эл. почте.',
    note: 'Description of the login page for search engines',
  },
  registerTitle: { text: 'Регистрация', note: 'Title and heading of the registration page and popup, and link to it' },
  registerDescription: {
    text: 'Регистрация по номеру телефона за минуту: {bonus} бонусных рублей на первые покупки, корзина на всех устройствах.',
    note: 'Description of the registration page for search engines; {bonus} is a number',
  },
  registerDescriptionWithoutBonus: {
    text: 'Регистрация по номеру телефона за минуту: корзина на всех устройствах.',
    note: 'Description of the registration page for search engines where the shop grants no bonus',
  },
  switch: { text: 'Вход или регистрация', note: 'Name of the two links below, for screen readers' },
  close: { text: 'Закрыть', note: 'Button that closes a popup' },

  login: { text: 'Телефон или эл. почта', note: 'Label of the login field' },
  forgot: { text: 'Не помню пароль', note: 'Link to the page that recovers a password' },
  byCode: { text: 'Войти по коду из SMS', note: 'Link under the login form: without a password' },
  codeTitle: { text: 'Вход по коду', note: 'Title and heading of the login by a code from an SMS' },
  orderedAsGuest: {
    text: 'Заказывали без аккаунта?',
    note: 'In the login form, when orders are wanted; the link “Найти заказ” follows',
  },
  findOrder: { text: 'Найти заказ', note: 'Link to the page that shows an order by its number and phone' },
  submit: { text: 'Войти', note: 'Button of the login form' },
  pending: { text: 'Входим…', note: 'The button “Войти” while the answer is awaited' },
  passwordNeeded: {
    text: 'Номер подтверждён. У этого аккаунта есть права сотрудника, поэтому войдите с паролем.',
    note: 'Above the login form, after the code from an SMS',
  },
});
