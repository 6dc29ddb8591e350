import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { injectSlice } from '@partshop/features/core';
import type { ChoiceRefusal } from './choice-refusal.ts';
import type { CityChoice } from './city-choice.ts';
import { LARGEST, type PickerRequest } from './picker-request.ts';
import { cityTyped } from './suggest-cities.saga.ts';

/** Progress of saving the choice. */
export type ChoicePhase =
  | { phase: 'open' }
  | { phase: 'saving'; cityId: number }
  | { phase: 'saved'; name: string }
  | { phase: 'failed'; refusal: ChoiceRefusal };

/** State of the dialog; the page holds the same in its address and its action data. */
export type CityState = {
  request: PickerRequest;
  /** The text in the search field. */
  typed: string;
  choice: ChoicePhase;
};

const BEGINNING: CityState = { request: LARGEST, typed: '', choice: { phase: 'open' } };

const citySlice = createSlice({
  name: 'city',
  initialState: BEGINNING,
  reducers: {
    pickerOpened: () => BEGINNING,
    pickerAsked: (state, { payload: request }: PayloadAction<PickerRequest>) => ({ ...state, request }),
    /** The visitor chose this city. */
    cityPicked: (state, { payload: { id } }: PayloadAction<CityChoice>): CityState => ({
      ...state,
      choice: { phase: 'saving', cityId: id },
    }),
    citySaved: (state, { payload: name }: PayloadAction<string>): CityState => ({
      ...state,
      choice: { phase: 'saved', name },
    }),
    cityRefused: (state, { payload: refusal }: PayloadAction<ChoiceRefusal>): CityState => ({
      ...state,
      choice: { phase: 'failed', refusal },
    }),
  },
  extraReducers: (builder) => builder.addCase(cityTyped, (state, { payload: typed }) => ({ ...state, typed })),
});

export const { pickerOpened, pickerAsked, cityPicked, citySaved, cityRefused } = citySlice.actions;
export const selectCityState = injectSlice(citySlice);
