import { call } from 'redux-saga/effects';
import { loadCode, loadTexts, type Messages, type Saga } from '@partshop/features/core';
import { fittingCars, type FittingCarsArgs } from './fitting-cars.loadables.ts';
import { importCars } from './lazy-cars.ts';
import { importHistory } from './lazy-history.ts';
import { priceHistories, type PriceHistoryArgs } from './price-history.loadables.ts';

type Fold = { texts: readonly Messages[] };

/** Loads the cars that an article fits, with the code and the texts that show them, also where they fail to load. */
export const openCars = (args: FittingCarsArgs): Saga<true> => open(importCars, fittingCars.load(args));

/** The same for what an article has cost. */
export const openHistory = (args: PriceHistoryArgs): Saga<true> => open(importHistory, priceHistories.load(args));

function* open(code: () => Promise<Fold>, load: Saga<unknown>): Saga<true> {
  const { texts } = (yield call(loadCode<Fold>, code)) as Fold;
  yield* loadTexts(...texts);
  yield* load;
  return true;
}
