import { all, call } from 'redux-saga/effects';
import { describePage, loadTexts, type Saga } from '@partshop/features/core';
import { messages } from './developers.messages.ts';
import { reference } from './developers.loadables.ts';

/** Loads the page. Critical: the description of the calls; without it the page responds with 5xx. */
export function* loadDevelopers(): Saga {
  yield all([call(reference.load, undefined), call(loadTexts, messages)]);
  yield* describePage(messages, (t) => ({ title: t('title'), description: t('lead') }));
}
