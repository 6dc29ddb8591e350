import { call } from 'redux-saga/effects';
import { loadCode, loadTexts, type Saga } from '@partshop/features/core';
import { fittingCars, type FittingCarsArgs } from './fitting-cars.loadables.ts';
import { importCars } from './lazy-cars.ts';

/** Loads the cars that an article fits, with the code and the texts that show them, also where they fail to load. */
export function* openCars(args: FittingCarsArgs): Saga<true> {
  const { texts } = (yield call(loadCode, importCars)) as Awaited<ReturnType<typeof importCars>>;
  yield* loadTexts(...texts);
  yield* fittingCars.load(args);
  return true;
}
