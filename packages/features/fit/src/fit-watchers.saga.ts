import { call, take } from 'redux-saga/effects';
import { carChosen, carRecalled, selectCurrentCar } from '@partshop/features/car-selector';
import { loadCode, pick, type Saga } from '@partshop/features/core';

const loadSaga = async () => import('./fit.saga.ts');

/** Loads what decides fits once there is a car: most visitors have none. */
export function* fitWatchers(): Saga {
  while (!(yield* pick(selectCurrentCar))) yield take([carChosen, carRecalled]);
  const { decideFits } = (yield call(loadCode, loadSaga)) as Awaited<ReturnType<typeof loadSaga>>;
  yield* decideFits();
}
