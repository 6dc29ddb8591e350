import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CarRoot } from '@partshop/api-client';
import { injectSlice, type CoreState } from '@partshop/features/core';

type CurrentCarState = {
  car: CarRoot | null;
  /** Whether it is certain that there is no other car: a server does not know what the browser keeps. */
  isCertain: boolean;
};

const initialState: CurrentCarState = { car: null, isCertain: false };

/** The car of this visitor, on every page. Part of the app, so it is small. */
const currentCarSlice = createSlice({
  name: 'currentCar',
  initialState,
  reducers: {
    /** The visitor chose this car. */
    carChosen: (_state, { payload: car }: PayloadAction<CarRoot>) => ({ car, isCertain: true }),
    /** The visitor has no car any more. */
    carCleared: () => ({ car: null, isCertain: true }),
    /** The car of an earlier page or visit, or none. */
    carRecalled: (_state, { payload: car }: PayloadAction<CarRoot | null>) => ({ car, isCertain: true }),
  },
});

export const { carChosen, carCleared, carRecalled } = currentCarSlice.actions;

const selectState = injectSlice(currentCarSlice);

/** The current car: ids, names and URLs of its brand, series, model and engine; null if there is none or it is not known yet. */
export const selectCurrentCar = (state: CoreState): CarRoot | null => selectState(state).car;
export const selectIsCarCertain = (state: CoreState): boolean => selectState(state).isCertain;
