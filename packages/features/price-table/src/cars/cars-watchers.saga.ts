import { createAction } from '@reduxjs/toolkit';
import { takeLatest } from 'redux-saga/effects';
import { optional, type Saga } from '@partshop/features/core';
import type { FittingCarsArgs } from '../fitting-cars.loadables.ts';
import { openCars } from '../open-folds.saga.ts';

/** The visitor opens the cars that an article fits, or searches them. */
export const carsAsked = createAction<FittingCarsArgs>('price/carsAsked');

export function* carsWatchers(): Saga {
  yield takeLatest(carsAsked, function* open({ payload }): Saga {
    yield* optional(openCars(payload));
  });
}
