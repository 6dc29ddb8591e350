import { describePage, loadTexts, type Saga } from '@partshop/features/core';
import { messages } from './data.messages.ts';

/** Loads /profile/data. */
export function* loadData(): Saga {
  yield* loadTexts(messages);
  yield* describePage(messages, (t) => ({ title: t('title'), isIndexed: false }));
}
