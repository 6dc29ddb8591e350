import { delay, takeLatest } from 'redux-saga/effects';
import { dataOutdated, optional, pick, pickCurrency, type Saga } from '@partshop/features/core';
import { isOrdered } from './basket-line.ts';
import { selectBasketLines } from './basket.selectors.ts';
import { basketReplaced, changeAnswered, changeRefused } from './basket.slice.ts';
import { deliveryCosts } from './delivery-costs.loadable.ts';

/** Milliseconds after a change until the costs are asked for: changes often come in a row. */
const PAUSE_MS = 300;

/** Loads what the basket costs to deliver, if something in it can be ordered. The page works without. */
export function* loadDeliveryCosts(): Saga {
  if ((yield* pick(selectBasketLines)).some(isOrdered)) yield* optional(deliveryCosts.load(yield* pickCurrency()));
}

/** Keeps the costs those of the basket, which weighs more or less after each change. */
export function* deliveryCostWatchers(): Saga {
  yield takeLatest([changeAnswered, changeRefused, basketReplaced, dataOutdated].map(String), function* () {
    yield delay(PAUSE_MS);
    yield* loadDeliveryCosts();
  });
}
