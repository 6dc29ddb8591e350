import { all, call } from 'redux-saga/effects';
import {
  awaitCurrentUser,
  describePage,
  loadTexts,
  optional,
  pick,
  reloadCurrentUser,
  selectIsWholesale,
  sharedMessages,
  type LoadArgs,
  type Saga,
} from '@partshop/features/core';
import { formMessages, readId } from '@partshop/features/core/forms';
import { readFinanceChoice } from './finance-choice.ts';
import { messages } from './finance.messages.ts';
import type { FINANCE_QUERY } from './finance.query.ts';
import { debtPayments, finances } from './finances.loadables.ts';

/**
 * /client/finance. Critical: the ledger of a wholesale client. Optional: the payment that was begun. A retail client, who has no
 * account with the shop, is told where orders and bonuses are.
 */
export function* loadFinance({ query }: LoadArgs<(typeof FINANCE_QUERY)[number]>): Saga {
  yield* awaitCurrentUser();
  yield all([
    call(loadTexts, messages, sharedMessages, formMessages),
    ...((yield* pick(selectIsWholesale)) ? [call(loadLedger, query)] : []),
  ]);
  yield* describePage(messages, (t) => ({ title: t('title'), isIndexed: false }));
}

function* loadLedger(query: LoadArgs<(typeof FINANCE_QUERY)[number]>['query']): Saga {
  const id = readId(query.get('payment') ?? '');
  // It may lower the debt, so it is asked before the ledger.
  const payment = id === null ? undefined : yield* optional(debtPayments.load(id));
  if (payment?.state === 'paid') yield* optional(reloadCurrentUser());
  yield* finances.load(readFinanceChoice(query));
}
