import { basketReplaced, waitUntilSaved } from '@partshop/features/basket';
import { describePage, dispatch, loadTexts, pickCurrency, sharedMessages, type Saga } from '@partshop/features/core';
import { steps } from './checkout.loadables.ts';
import { messages } from './checkout.messages.ts';

/** Loads the checkout, once the changes of the basket are saved. Without its step there is none: a failure is the page's. */
export function* loadCheckout(): Saga {
  yield* loadTexts(messages, sharedMessages);
  yield* waitUntilSaved();
  const { basket } = yield* steps.load(yield* pickCurrency());
  yield* dispatch(basketReplaced(basket));
  yield* describePage(messages, (t) => ({ title: t('title'), isIndexed: false }));
}
