import { defineFeature } from '@partshop/features/core';
import { messages } from './list.messages.ts';
import { ListsForm } from './ListsForm.tsx';
import { listsWatchers } from './lists-watchers.saga.ts';

export const feature = defineFeature({
  slots: { afterPage: ListsForm },
  watchers: listsWatchers,
  messages: [messages],
});
