import { all, call } from 'redux-saga/effects';
import { describePage, loadTexts, type LoadArgs, type Saga } from '@partshop/features/core';
import { formMessages } from '@partshop/features/core/forms';
import { adviceChanges, sellerAdvice } from './advice.loadables.ts';
import { messages } from './advice.messages.ts';
import { readChosen, type ADVICE_QUERY } from './advice.query.ts';

/** /seller/recommendation. Critical: the advice, or what the chosen one would change; 404 for another's price list. */
export function* loadAdvice({ query }: LoadArgs<(typeof ADVICE_QUERY)[number]>): Saga {
  const chosen = readChosen(query);
  yield all([
    chosen ? call(adviceChanges.load, chosen) : call(sellerAdvice.load),
    call(loadTexts, messages, formMessages),
  ]);
  yield* describePage(messages, (t) => ({ title: t('title'), isIndexed: false }));
}
