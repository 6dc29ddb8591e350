import { createAction } from '@reduxjs/toolkit';
import { takeLatest } from 'redux-saga/effects';
import { optional, type Saga } from '@partshop/features/core';
import { openHistory } from '../open-folds.saga.ts';
import type { PriceHistoryArgs } from '../price-history.loadables.ts';

/** The visitor opens what an article has cost. */
export const historyAsked = createAction<PriceHistoryArgs>('price/historyAsked');

export function* historyWatchers(): Saga {
  yield takeLatest(historyAsked, function* open({ payload }): Saga {
    yield* optional(openHistory(payload));
  });
}
