import { createAction } from '@reduxjs/toolkit';
import { all, call, takeLatest } from 'redux-saga/effects';
import { loadTexts, optional, type Saga } from '@partshop/features/core';
import { conditionMessages } from '@partshop/features/fit';
import { messages as carListMessages } from './car-list.messages.ts';
import { fittingCars, type FittingCarsArgs } from './fitting-cars.loadables.ts';

/** The visitor opens the cars that an article fits, or searches them. */
export const carsAsked = createAction<FittingCarsArgs>('price/carsAsked');

const MAX_TEXT = 100;

/** The search for cars in an address; null if the cars are not opened. */
export const readCarSearch = (text: string | null): string | null => text && text.trim().slice(0, MAX_TEXT);

/** Loads the cars that an article fits, with what shows them. */
export function* loadFittingCars(args: FittingCarsArgs): Saga<true> {
  yield all([call(fittingCars.load, args), call(loadTexts, carListMessages, conditionMessages)]);
  return true;
}

export function* fittingCarsWatchers(): Saga {
  yield takeLatest(carsAsked, function* load({ payload }): Saga {
    yield* optional(loadFittingCars(payload));
  });
}
