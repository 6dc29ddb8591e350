import { defineMessages } from '@partshop/features/core';

/** What all invitations say. */
export const messages = defineMessages('invitation-code', {
  code: { text: 'Код приглашения', note: 'Label of the field for the code: letters and digits' },
  show: { text: 'Показать приглашение', note: 'Button' },
  unknown: {
    text: 'Такого приглашения нет, или оно больше не действует. Проверьте код или попросите новый.',
    note: 'No invitation has the code',
  },
  until: { text: 'Ответьте до {date}', note: 'Until when an invitation can be answered; {date} is a day' },
  accept: { text: 'Принять', note: 'Button: accepts an invitation' },
  decline: { text: 'Отказаться', note: 'Button: declines an invitation' },
});
