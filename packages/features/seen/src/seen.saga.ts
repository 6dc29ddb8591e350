import { optional, loadTexts, pickCurrency, type Saga } from '@partshop/features/core';
import { searchMessages } from '@partshop/features/search';
import { forgetSeen, seenGoods } from './seen-goods.ts';
import { seenCards } from './seen.loadables.ts';
import { messages } from './seen.messages.ts';

/** What this browser has seen. A server does not know: the page asks again when a browser first shows it. */
export function* loadSeen(): Saga {
  const ids = seenGoods();
  if (ids === '') return;
  yield* loadTexts(messages, searchMessages);
  const list = yield* optional(seenCards.load({ ids, currency: yield* pickCurrency() }));
  // None of them is an article: the next document keeps no room for them.
  if (list?.items.length === 0) forgetSeen();
}
