import { describePage, loadTexts, sharedMessages, type Saga } from '@partshop/features/core';
import { formMessages } from '@partshop/features/core/forms';
import { messages as lineMessages } from './list-lines.messages.ts';
import { messages } from './quick-order.messages.ts';

/** Loads the page, which needs no data: a list is checked by its form. */
export function* loadQuickOrder(): Saga {
  yield* loadTexts(messages, lineMessages, sharedMessages, formMessages);
  yield* describePage(messages, (t) => ({ title: t('title'), isIndexed: false }));
}
