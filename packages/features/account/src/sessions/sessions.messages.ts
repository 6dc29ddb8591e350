import { defineMessages } from '@partshop/features/core';

export const messages = defineMessages('account-sessions', {
  title: { text: 'Где вы вошли', note: 'Title and heading of the page with the sessions of a client' },
  lead: {
    text: 'Если устройство вам незнакомо, выйдите на нём и смените пароль.',
    note: 'Under “Где вы вошли”',
  },
  current: { text: 'Это устройство', note: 'Badge of the session in use' },
  unknown: { text: 'Неизвестное устройство', note: 'In place of a browser and a system that are not known' },
  seen: { text: 'Последний раз: {date}', note: 'When a session was used last; {date} is a day' },
  from: { text: 'адрес {address}', note: 'From where a session was used; {address} is an IP address' },
  since: { text: 'Вход: {date}', note: 'When a session began; {date} is a day' },
  end: { text: 'Выйти', note: 'Button: ends one session' },
  endOf: { text: 'Выйти на устройстве: {device}', note: 'Name of the button “Выйти” for screen readers' },
  endAll: { text: 'Выйти на всех других устройствах', note: 'Button: ends all sessions but this one' },
  ended: { text: 'Готово: на тех устройствах понадобится войти заново.', note: 'After sessions were ended' },
  failed: { text: 'Не получилось. Попробуйте ещё раз.', note: 'After a session could not be ended' },
});
