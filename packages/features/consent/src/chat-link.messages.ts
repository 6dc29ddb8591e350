import { defineMessages } from '@partshop/features/core';

/** Said on every page, so its texts come with the chrome's. */
export const messages = defineMessages('chat-link', {
  open: { text: 'Написать в чат', note: 'Round button at the lower corner of every page: opens the chat' },
});
