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
import { listMessages, loadLists, waitUntilListsSaved } from '@partshop/features/lists';
import { searchMessages } from '@partshop/features/search';
import { favorites } from './favorites.loadables.ts';
import { messages } from './favorites.messages.ts';

/** Loads the wish list. Critical: without it the page responds 5xx. Without the ids of the lists no heart is pressed. */
export function* loadFavorites(_args: LoadArgs<'full'>): Saga {
  yield* waitUntilListsSaved();
  yield all([
    call(favorites.load, { currency: yield* pickCurrency() }),
    call(optional, loadLists()),
    call(loadTexts, messages, listMessages, searchMessages, sharedMessages),
  ]);
  yield* describePage(messages, (t) => ({ title: t('title'), isIndexed: false }));
}
