import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CarRoot } from '@partshop/api-client';
import { injectSlice } from '@partshop/features/core';

/** The visitor forgets one of the recent cars, by its engine id. */
export const recentForgotten = createAction<number>('recentCars/recentForgotten');

const recentCarsSlice = createSlice({
  name: 'recentCars',
  initialState: [] as readonly CarRoot[],
  reducers: {
    recentRead: (_state, { payload }: PayloadAction<readonly CarRoot[]>) => payload,
  },
});

export const { recentRead } = recentCarsSlice.actions;

/** The cars before the current one, the last one first; at most five. */
export const selectRecentCars = injectSlice(recentCarsSlice);
