import { describePage, loadTexts, type Saga } from '@partshop/features/core';
import { demoMessages } from './demo-messages.loadables.ts';
import { messages } from './demo-messages.messages.ts';

/** /dev/messages. Critical: the messages; a shop that really sends them responds 404. */
export function* loadDemoMessages(): Saga {
  yield* loadTexts(messages);
  yield* demoMessages.load();
  yield* describePage(messages, (t) => ({ title: t('title'), isIndexed: false }));
}
