import { all, call } from 'redux-saga/effects';
import { describePage, loadTexts, type LoadArgs, type QueryReader, type Saga } from '@partshop/features/core';
import { companyHistories } from '../company-account.loadables.ts';
import type { HISTORY_QUERY } from '../company-account.query.ts';
import { messages as roles } from '../roles.messages.ts';
import { messages } from './history.messages.ts';

type Query = QueryReader<(typeof HISTORY_QUERY)[number]>;

/** The page of a query, from 1. */
export function readPage(query: Pick<Query, 'get'>): number {
  const text = query.get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}

/** /profile/company/history. Critical: the history; 403 for buyers, 404 for who buys for no company. */
export function* loadHistory({ query }: LoadArgs<(typeof HISTORY_QUERY)[number]>): Saga {
  yield all([call(companyHistories.load, readPage(query)), call(loadTexts, messages, roles)]);
  yield* describePage(messages, (t) => ({ title: t('title'), isIndexed: false }));
}
