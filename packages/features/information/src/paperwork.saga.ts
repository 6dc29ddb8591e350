import { describePage, loadTexts, type Saga } from '@partshop/features/core';
import { messages } from './paperwork.messages.ts';

/** /paperwork */
export function* loadPaperwork(): Saga {
  yield* loadTexts(messages);
  yield* describePage(messages, (t) => ({ title: t('title'), description: t('lead') }));
}
