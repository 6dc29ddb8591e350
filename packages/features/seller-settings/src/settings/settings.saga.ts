import { all, call } from 'redux-saga/effects';
import { describePage, loadTexts, sharedMessages, type Saga } from '@partshop/features/core';
import { formMessages } from '@partshop/features/core/forms';
import { sellerSettings } from '../seller-settings.loadables.ts';
import { messages } from './settings.messages.ts';

/** /seller-settings. Critical: what the seller has set. */
export function* loadSettings(): Saga {
  yield all([call(sellerSettings.load), call(loadTexts, messages, sharedMessages, formMessages)]);
  yield* describePage(messages, (t) => ({ title: t('title'), isIndexed: false }));
}
