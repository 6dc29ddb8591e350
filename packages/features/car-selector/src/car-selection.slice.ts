import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CarRoot } from '@partshop/api-client';
import { injectSlice, type CoreState } from '@partshop/features/core';

/** What was chosen so far, by the ids of the lists: nothing is chosen under a level that is empty. */
export type CarSelection = { brandId: number | null; modelId: number | null; engineId: number | null };

export type CarSelectionState = {
  selection: CarSelection;
  /** The way of the chosen car to the server. */
  keeping: { phase: 'idle' } | { phase: 'keeping' } | { phase: 'kept'; car: CarRoot } | { phase: 'failed' };
};

/**
 * §4: where the choice begins anew. What is chosen there and under it goes, and with it the lists under it: after `brands` there are no
 * models and engines, after `models` no engines. The list of brands is the same for everybody and stays.
 */
export type ResetLevel = 'all' | 'brands' | 'models';

const NOTHING: CarSelection = { brandId: null, modelId: null, engineId: null };

const initialState: CarSelectionState = { selection: NOTHING, keeping: { phase: 'idle' } };

const select = (selection: CarSelection): CarSelectionState => ({ selection, keeping: { phase: 'idle' } });

const carSelectionSlice = createSlice({
  name: 'carSelection',
  initialState,
  reducers: {
    /** Somebody reaches for the picker. */
    brandsAsked: () => undefined,
    brandChosen: (_state, { payload: brandId }: PayloadAction<number>) => select({ ...NOTHING, brandId }),
    modelChosen: ({ selection }, { payload: modelId }: PayloadAction<number>) =>
      select({ ...selection, modelId, engineId: null }),
    /** Null takes the choice of the engine back. */
    engineChosen: ({ selection }, { payload: engineId }: PayloadAction<number | null>) =>
      select({ ...selection, engineId }),
    selectionReset: ({ selection: { brandId } }, { payload: level }: PayloadAction<ResetLevel>) =>
      select(level === 'models' ? { ...NOTHING, brandId } : NOTHING),
    /** The chosen engine is to be the current user's car. */
    carKeepAsked: (state) => ({ ...state, keeping: { phase: 'keeping' as const } }),
    carKept: (state, { payload: car }: PayloadAction<CarRoot>) => ({
      ...state,
      keeping: { phase: 'kept' as const, car },
    }),
    carNotKept: (state) => ({ ...state, keeping: { phase: 'failed' as const } }),
  },
});

export const {
  brandsAsked,
  brandChosen,
  modelChosen,
  engineChosen,
  selectionReset,
  carKeepAsked,
  carKept,
  carNotKept,
} = carSelectionSlice.actions;

const selectState = injectSlice(carSelectionSlice);

export const selectSelection = (state: CoreState) => selectState(state).selection;
export const selectKeeping = (state: CoreState) => selectState(state).keeping;
