import { describePage, loadTexts, type Saga } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { messages } from './programme.messages.ts';

/** /a-bonus. Search engines find the terms, of which the offer is a short form (D10). */
export function* loadOffer(): Saga {
  yield* loadTexts(messages);
  yield* describePage(messages, (t) => ({
    title: t('offerTitle'),
    description: t('offerDescription'),
    canonicalPath: paths.bonusClub.to(),
  }));
}

/** /bonus-club */
export function* loadClub(): Saga {
  yield* loadTexts(messages);
  yield* describePage(messages, (t) => ({ title: t('clubTitle'), description: t('clubDescription') }));
}
