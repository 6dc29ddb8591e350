import { fork } from 'redux-saga/effects';
import { carSelectionFlow, loadAwaitedLists } from '@partshop/features/car-selector';
import type { Saga } from '@partshop/features/core';

/** The choice of a car (browser only), with the lists that the server left out: most visitors do not open them. */
export function* watchCarChoice(): Saga {
  yield fork(carSelectionFlow);
  yield* loadAwaitedLists();
}
