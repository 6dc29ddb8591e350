import { defineMessages } from '@partshop/features/core';

export const messages = defineMessages('sign-in-recovery', {
  title: { text: 'Восстановление пароля', note: 'Title and heading of the page for who forgot the password' },
  description: {
    text: 'Новый пароль по коду из SMS или письма.',
    note: 'Description of the page for who forgot the password, for search engines',
  },
  lead: {
    text: 'Укажите телефон или почту из аккаунта. Пришлём код, по которому вы придумаете новый пароль.',
    note: 'Above the only field of the page',
  },
  contact: { text: 'Телефон или эл. почта', note: 'Label of the field' },
  sent: {
    text: 'Если такой клиент есть, мы отправили код на {contact}.',
    note: 'Hint under the code field; never says whether there is such a client. {contact} is a phone or an e-mail',
  },
  checkCode: { text: 'Продолжить', note: 'Button under the code field' },
  changeContact: { text: 'Изменить телефон или почту', note: 'Button that leads back to the first field' },
  remembered: { text: 'Вспомнили пароль? Войдите', note: 'Link to the login page' },
  newTitle: { text: 'Новый пароль', note: 'Title and heading of the page where a new password is set' },
  save: { text: 'Сохранить пароль', note: 'Button' },
  saving: { text: 'Сохраняем…', note: 'The button “Сохранить пароль” while the answer is awaited' },
  endsSessions: {
    text: 'Вы сразу войдёте в аккаунт. На других устройствах понадобится войти заново.',
    note: 'Above the field for a new password',
  },
  expiredTitle: { text: 'Ссылка больше не действует', note: 'Heading: the recovery link was used or is too old' },
  expiredText: {
    text: 'Она живёт полчаса и срабатывает один раз. Запросите новый код, это займёт минуту.',
    note: 'Under “Ссылка больше не действует”',
  },
  askAnew: { text: 'Запросить новый код', note: 'Link to the first page of the recovery' },
  waitTitle: { text: 'Слишком много попыток', note: 'Heading: the recovery link cannot be checked right now' },
  waitText: {
    text: 'Откройте ссылку снова через {minutes, plural, one {# минуту} few {# минуты} many {# минут} other {# минуты}}.',
    note: 'Under “Слишком много попыток”',
  },
});
