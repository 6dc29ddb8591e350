import { all, call } from 'redux-saga/effects';
import { describePage, loadTexts, sharedMessages, type Saga } from '@partshop/features/core';
import { crossConflicts } from './crosses.loadables.ts';
import { messages } from './crosses.messages.ts';

/** Loads the page. Critical: the conflicts. */
export function* loadCrosses(): Saga {
  yield all([call(loadTexts, messages, sharedMessages), call(crossConflicts.load)]);
  yield* describePage(messages, (t) => ({ title: t('title'), isIndexed: false }));
}
