import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CarRoot } from '@partshop/api-client';
import { injectSlice, type CoreState } from '@partshop/features/core';

type CurrentCarState = {
  /** The car that the shop shows parts for: ids, names and URLs of its brand, series, model and engine. */
  car: CarRoot | null;
};

const initialState: CurrentCarState = { car: null };

/** The car of this visitor, on every page. Small: it is part of the app. */
const currentCarSlice = createSlice({
  name: 'currentCar',
  initialState,
  reducers: {
    /** The visitor chose this car, and the server has it. */
    carChosen: (_state, { payload: car }: PayloadAction<CarRoot>) => ({ car }),
    /** The visitor has no car any more. */
    carCleared: () => initialState,
    /** The car of an earlier page or visit, from the server or the browser's storage. */
    carRecalled: (_state, { payload: car }: PayloadAction<CarRoot>) => ({ car }),
  },
});

export const { carChosen, carCleared, carRecalled } = currentCarSlice.actions;

const selectState = injectSlice(currentCarSlice);

/** The current car; null if none was chosen or it is not loaded yet. */
export const selectCurrentCar = (state: CoreState): CarRoot | null => selectState(state).car;
