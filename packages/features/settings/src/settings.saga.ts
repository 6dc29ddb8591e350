import { all, call } from 'redux-saga/effects';
import { describePage, loadTexts, type Saga } from '@partshop/features/core';
import { formMessages } from '@partshop/features/core/forms';
import { offerViewMessages } from '@partshop/features/price-table';
import { messages } from './settings.messages.ts';
import { messageChoices } from './settings.loadables.ts';

/** Loads /main. Critical: which messages the client wants. App start has already loaded the rest. */
export function* loadSettings(): Saga {
  yield all([call(messageChoices.load), call(loadTexts, messages, offerViewMessages, formMessages)]);
  yield* describePage(messages, (t) => ({ title: t('title'), isIndexed: false }));
}
