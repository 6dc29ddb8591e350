import { delay, takeLatest } from 'redux-saga/effects';
import { carChosen, carRecalled, loadCurrentCar } from '@partshop/features/car-selector';
import { dataOutdated, optional, pick, pickCurrency, type Saga } from '@partshop/features/core';
import { selectBasketLines } from './basket.selectors.ts';
import { basketReplaced, changeAnswered } from './basket.slice.ts';
import { boughtTogether } from './bought-together.loadable.ts';

/** Milliseconds after a change until this is asked for again: changes often come in a row. */
const PAUSE_MS = 500;

/** Loads what is ordered together with the basket, if the visitor has a car. The page works without. */
export function* loadBoughtTogether(): Saga {
  if ((yield* pick(selectBasketLines)).length === 0) return;
  const car = yield* loadCurrentCar();
  if (!car) return;
  const { engineId } = car;
  yield* optional(boughtTogether.load({ engineId, currencyCode: yield* pickCurrency() }));
}

/** Keeps it true of the basket and the car. A car that the browser keeps is known after the page was shown. */
export function* boughtTogetherWatchers(): Saga {
  const changes = [changeAnswered, basketReplaced, dataOutdated, carChosen, carRecalled].map(String);
  yield takeLatest(changes, function* () {
    yield delay(PAUSE_MS);
    yield* loadBoughtTogether();
  });
}
