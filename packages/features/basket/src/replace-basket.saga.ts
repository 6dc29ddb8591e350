import { dispatch, type Saga } from '@partshop/features/core';
import { fetchBasket } from './basket-calls.saga.ts';
import { basketReplaced } from './basket.slice.ts';

/** Asks for the basket after another call has changed it, and tells the other tabs. Throws what the call threw. */
export function* replaceBasket(): Saga {
  yield* dispatch(basketReplaced(yield* fetchBasket()));
}
