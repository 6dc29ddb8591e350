import { createAction } from '@reduxjs/toolkit';
import { all, call, takeLatest } from 'redux-saga/effects';
import { loadTexts, optional, type Saga } from '@partshop/features/core';
import { conditionMessages } from '@partshop/features/fit';
import { fittingCars, type FittingCarsArgs } from '../fitting-cars.loadables.ts';
import { messages } from './car-list.messages.ts';

/** The visitor opens the cars that an article fits, or searches them. */
export const carsAsked = createAction<FittingCarsArgs>('price/carsAsked');

/** Loads the cars that an article fits, and the texts about them, also those of a failure. */
export function* loadCars(args: FittingCarsArgs): Saga<true> {
  yield all([call(loadTexts, messages, conditionMessages), call(fittingCars.load, args)]);
  return true;
}

export function* carsWatchers(): Saga {
  yield takeLatest(carsAsked, function* load({ payload }): Saga {
    yield* optional(loadCars(payload));
  });
}
