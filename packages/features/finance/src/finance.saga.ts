import { describePage, loadTexts, type Saga } from '@partshop/features/core';
import { messages } from './finance.messages.ts';

/** Loads /client/finance. App start has already loaded the client. */
export function* loadFinance(): Saga {
  yield* loadTexts(messages);
  yield* describePage(messages, (t) => ({ title: t('title'), isIndexed: false }));
}
