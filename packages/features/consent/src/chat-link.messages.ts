import { defineMessages } from '@partshop/features/core';

/** Texts of every page; they load with the chrome's. */
export const messages = defineMessages('chat-link', {
  open: { text: 'Написать в чат', note: 'Round button at the lower corner of every page: opens the chat' },
});
