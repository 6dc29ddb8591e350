import { all, call } from 'redux-saga/effects';
import type { CheckoutStep } from '@partshop/api-client';
import {
  basketReplaced,
  lineTermsMessages,
  rateMessages,
  waitUntilSaved,
  waysMessages,
} from '@partshop/features/basket';
import { describePage, dispatch, loadTexts, pickCurrency, sharedMessages, type Saga } from '@partshop/features/core';
import { formMessages } from '@partshop/features/core/forms';
import { overdueMessages } from '@partshop/features/finance';
import { loadWays } from './ways.loadables.ts';
import { steps } from './checkout.loadables.ts';
import { messages } from './checkout.messages.ts';
import { checkoutOpened } from './placed-elsewhere.slice.ts';

/**
 * Loads the checkout after the pending changes of the basket are saved. Critical: the checkout's data. Without the ways of delivery
 * an order can be collected at a point.
 */
export function* loadCheckout(): Saga {
  yield* loadTexts(messages, formMessages, lineTermsMessages, rateMessages, sharedMessages, overdueMessages);
  yield* loadTexts(waysMessages);
  yield* dispatch(checkoutOpened());
  yield* waitUntilSaved();
  const [{ basket }] = (yield all([call(steps.load, yield* pickCurrency()), call(loadWays)])) as [CheckoutStep];
  yield* dispatch(basketReplaced(basket));
  yield* describePage(messages, (t) => ({ title: t('title'), isIndexed: false }));
}
