import { dispatch, type Saga } from '@partshop/features/core';
import { sendList } from './basket-calls.saga.ts';
import type { Offer } from './basket-line.ts';
import { basketReplaced } from './basket.slice.ts';

export type ListLine = Offer & { qty: number };

/**
 * Adds offers to the basket, all of them or none, once for a `requestId`. Rethrows the call's error: 409 when an offer is no longer
 * what the page showed.
 */
export function* addList(lines: ListLine[], requestId: string): Saga {
  yield* dispatch(basketReplaced(yield* sendList(lines, requestId)));
}
