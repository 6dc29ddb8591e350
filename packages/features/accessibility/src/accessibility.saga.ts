import { describePage, loadTexts, type Saga } from '@partshop/features/core';
import { messages } from './accessibility.messages.ts';
import { messages as criteria } from './criteria.messages.ts';

/** /accessibility */
export function* loadAccessibility(): Saga {
  yield* loadTexts(messages, criteria);
  yield* describePage(messages, (t) => ({ title: t('title'), description: t('lead') }));
}
