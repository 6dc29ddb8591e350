import { all, call } from 'redux-saga/effects';
import { describePage, loadTexts, sharedMessages, type Saga } from '@partshop/features/core';
import { sellerCards } from '../seller-settings.loadables.ts';
import { messages } from './card.messages.ts';

/** /seller/info. Critical: the card. */
export function* loadCard(): Saga {
  yield all([call(sellerCards.load), call(loadTexts, messages, sharedMessages)]);
  yield* describePage(messages, (t) => ({ title: t('title'), isIndexed: false }));
}
