import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { injectSlice } from '@partshop/features/core';
import type { ChoiceRefusal } from './choice-refusal.ts';
import type { CityChoice } from './city-choice.ts';
import { LARGEST, type PickerRequest } from './picker-request.ts';

/** How far the choice has come. */
export type ChoicePhase =
  | { phase: 'open' }
  | { phase: 'saving'; cityId: number }
  | { phase: 'saved'; name: string }
  | { phase: 'failed'; refusal: ChoiceRefusal };

/** The dialog of the choice; its page keeps all this in its address and its action. */
export type CityState = {
  request: PickerRequest;
  /** What stands in the search field. */
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
    cityTyped: (state, { payload: typed }: PayloadAction<string>) => ({ ...state, typed }),
    /** The visitor wants this city. */
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
});

export const { pickerOpened, pickerAsked, cityTyped, cityPicked, citySaved, cityRefused } = citySlice.actions;
export const selectCityState = injectSlice(citySlice);
