import { all, call, delay, takeLatest } from 'redux-saga/effects';
import { dataOutdated, optional, pick, pickCurrency, type Saga } from '@partshop/features/core';
import { isOrdered } from './basket-line.ts';
import { selectBasketLines } from './basket.selectors.ts';
import { basketReplaced, changeAnswered, changeRefused } from './basket.slice.ts';
import { deliveryCosts } from './delivery-costs.loadable.ts';
import { fewerParcels } from './fewer-parcels.loadable.ts';

/** Milliseconds after a change until this is asked for again: changes often come in a row. */
const PAUSE_MS = 300;

/** Loads what the basket costs to deliver and in how many parcels, if something in it can be ordered. The page works without. */
export function* loadAboutDelivery(): Saga {
  if (!(yield* pick(selectBasketLines)).some(isOrdered)) return;
  const currencyCode = yield* pickCurrency();
  yield all([call(optional, deliveryCosts.load(currencyCode)), call(optional, fewerParcels.load(currencyCode))]);
}

/** Keeps it true of the basket, which is another after each change. */
export function* aboutDeliveryWatchers(): Saga {
  yield takeLatest([changeAnswered, changeRefused, basketReplaced, dataOutdated].map(String), function* () {
    yield delay(PAUSE_MS);
    yield* loadAboutDelivery();
  });
}
