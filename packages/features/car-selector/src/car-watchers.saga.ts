import { call, take } from 'redux-saga/effects';
import { loadCode, pick, type Saga } from '@partshop/features/core';
import { hasCar } from './current-car.saga.ts';
import { carChosen } from './current-car.slice.ts';

const loadKeeper = async () => import('./keep-cars.saga.ts');

/** Starts to keep the cars in this browser: at once if it or the server has one, otherwise after the first choice. */
export function* carWatchers(): Saga {
  const isKept = globalThis.document?.documentElement.dataset['kept']?.includes('partshop-car') === true;
  if (!isKept && !(yield* pick(hasCar))) yield take(carChosen);
  const { keepCars } = (yield call(loadCode, loadKeeper)) as Awaited<ReturnType<typeof loadKeeper>>;
  yield* keepCars();
}
