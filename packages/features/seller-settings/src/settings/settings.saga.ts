import { all, call } from 'redux-saga/effects';
import {
  awaitKnownUser,
  describePage,
  hasSellerRight,
  loadTexts,
  sharedMessages,
  type Saga,
} from '@partshop/features/core';
import { formMessages } from '@partshop/features/core/forms';
import { messages as roleMessages } from '../roles.messages.ts';
import { sellerSettings, sellerStaff, sellerTokens } from '../seller-settings.loadables.ts';
import { messages as staffMessages } from '../staff/staff.messages.ts';
import { messages as tokenMessages } from '../tokens/tokens.messages.ts';
import { messages } from './settings.messages.ts';

/** /seller-settings. Critical: what the seller has set; for owners also the people and the tokens. */
export function* loadSettings(): Saga {
  const client = yield* awaitKnownUser();
  yield all([
    call(sellerSettings.load),
    ...(hasSellerRight(client, 'tokens') ? [call(sellerTokens.load)] : []),
    ...(hasSellerRight(client, 'staff') ? [call(sellerStaff.load)] : []),
    call(loadTexts, messages, tokenMessages, staffMessages, roleMessages, sharedMessages, formMessages),
  ]);
  yield* describePage(messages, (t) => ({ title: t('title'), isIndexed: false }));
}
