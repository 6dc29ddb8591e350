import { all, call } from 'redux-saga/effects';
import {
  awaitCurrentUser,
  describePage,
  loadTexts,
  pick,
  selectIsWholesale,
  sharedMessages,
  type LoadArgs,
  type Saga,
} from '@partshop/features/core';
import { readId } from '@partshop/features/core/forms';
import { messages } from './bonuses.messages.ts';
import type { BONUSES_QUERY } from './bonuses.query.ts';
import { wallets } from './wallets.loadable.ts';

/** /bonuses. Critical: the wallet. A wholesale client, who has none, is told so. */
export function* loadBonuses({ query }: LoadArgs<(typeof BONUSES_QUERY)[number]>): Saga {
  yield* awaitCurrentUser();
  yield all([
    call(loadTexts, messages, sharedMessages),
    ...((yield* pick(selectIsWholesale)) ? [] : [call(wallets.load, readId(query.get('page') ?? '') ?? 1)]),
  ]);
  yield* describePage(messages, (t) => ({ title: t('title'), isIndexed: false }));
}
