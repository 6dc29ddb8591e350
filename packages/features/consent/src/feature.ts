import { defineFeature } from '@partshop/features/core';
import { AfterPage } from './AfterPage.tsx';
import { messages } from './chat-link.messages.ts';
import { ConsentHost } from './ConsentHost.tsx';
import { consentWatchers } from './consent-watchers.saga.ts';

export const feature = defineFeature({
  popups: { chat: async () => import('./chat.popup.ts') },
  slots: { beforePage: ConsentHost, afterPage: AfterPage },
  watchers: consentWatchers,
  messages: [messages],
});
