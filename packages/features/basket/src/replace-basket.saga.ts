import { dispatch, type Saga } from '@partshop/features/core';
import { fetchBasket } from './basket-calls.saga.ts';
import { basketReplaced } from './basket.slice.ts';

/** Reads the basket after another call has changed it, and notifies the other tabs. Rethrows the call's error. */
export function* replaceBasket(): Saga {
  yield* dispatch(basketReplaced(yield* fetchBasket()));
}
