import { all, call } from 'redux-saga/effects';
import { describePage, loadTexts, sharedMessages, type Saga } from '@partshop/features/core';
import { formMessages } from '@partshop/features/core/forms';
import { sellerSettings, sellerTokens } from '../seller-settings.loadables.ts';
import { messages as tokenMessages } from '../tokens/tokens.messages.ts';
import { messages } from './settings.messages.ts';

/** /seller-settings. Critical: what the seller has set, and the tokens. */
export function* loadSettings(): Saga {
  yield all([
    call(sellerSettings.load),
    call(sellerTokens.load),
    call(loadTexts, messages, tokenMessages, sharedMessages, formMessages),
  ]);
  yield* describePage(messages, (t) => ({ title: t('title'), isIndexed: false }));
}
