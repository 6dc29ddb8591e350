import { all, call } from 'redux-saga/effects';
import {
  describePage,
  loadTexts,
  optional,
  pickCurrency,
  sharedMessages,
  type LoadArgs,
  type Saga,
} from '@partshop/features/core';
import { loadFits } from '@partshop/features/fit';
import { listMessages, loadLists, waitUntilListsSaved } from '@partshop/features/lists';
import { searchMessages } from '@partshop/features/search';
import type { Comparison } from '@partshop/api-client';
import { comparison } from './compare.loadables.ts';
import { messages } from './compare.messages.ts';

/**
 * Loads the comparison. Critical: without it the page responds 5xx. Left out where it cannot be loaded: whether the articles fit the
 * visitor's car.
 */
export function* loadComparison(_args: LoadArgs<'full'>): Saga {
  yield* waitUntilListsSaved();
  const [{ items }] = (yield all([
    call(comparison.load, { currency: yield* pickCurrency() }),
    call(optional, loadLists()),
    call(loadTexts, messages, listMessages, searchMessages, sharedMessages),
  ])) as [Comparison, ...unknown[]];
  yield* loadFits(items.map(({ articleId }) => articleId));
  yield* describePage(messages, (t) => ({ title: t('title'), isIndexed: false }));
}
