import { createAction } from '@reduxjs/toolkit';
import { takeLatest } from 'redux-saga/effects';
import { saveCity, type CityChoice } from '@partshop/features/city';
import { optional, repeatLostCalls, type Saga } from '@partshop/features/core';

/** The visitor chose a city in the list of pick-up points. */
export const pickupCityChosen = createAction<CityChoice>('checkout/pickupCityChosen');

/**
 * Makes a city that is chosen here the current user's own, as soon as the shop can be reached: the delivery times depend on it. If it
 * fails, the order does it.
 */
export function* pickupCityWatchers(): Saga {
  yield* repeatLostCalls(true);
  yield takeLatest(pickupCityChosen, function* keep({ payload }: ReturnType<typeof pickupCityChosen>): Saga {
    yield* optional(saveCity(payload));
  });
}
