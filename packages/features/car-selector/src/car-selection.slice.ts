import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CarRoot } from '@partshop/api-client';
import { injectSlice, type CoreState } from '@partshop/features/core';

/** The chosen ids; null if a level has none, and then every level below is null too. */
export type CarSelection = { brandId: number | null; modelId: number | null; engineId: number | null };

export type CarSelectionState = {
  selection: CarSelection;
  /** Progress of saving the chosen car. */
  saving: { phase: 'idle' } | { phase: 'saving' } | { phase: 'saved'; car: CarRoot } | { phase: 'failed' };
};

/**
 * §4: the level at which the choice restarts. The reset clears this level and all below, with their lists: `brands` clears models
 * and engines, `models` clears engines. The list of brands is the same for everybody and stays.
 */
export type ResetLevel = 'all' | 'brands' | 'models';

const NOTHING: CarSelection = { brandId: null, modelId: null, engineId: null };

const initialState: CarSelectionState = { selection: NOTHING, saving: { phase: 'idle' } };

const select = (selection: CarSelection): CarSelectionState => ({ selection, saving: { phase: 'idle' } });

const carSelectionSlice = createSlice({
  name: 'carSelection',
  initialState,
  reducers: {
    /** The visitor reached for the picker. */
    brandsAsked: () => undefined,
    brandChosen: (_state, { payload: brandId }: PayloadAction<number>) => select({ ...NOTHING, brandId }),
    modelChosen: ({ selection }, { payload: modelId }: PayloadAction<number>) =>
      select({ ...selection, modelId, engineId: null }),
    /** Null clears the engine. */
    engineChosen: ({ selection }, { payload: engineId }: PayloadAction<number | null>) =>
      select({ ...selection, engineId }),
    selectionReset: ({ selection: { brandId } }, { payload: level }: PayloadAction<ResetLevel>) =>
      select(level === 'models' ? { ...NOTHING, brandId } : NOTHING),
    /** The visitor wants to save the chosen engine as their car. */
    carSaveAsked: (state) => ({ ...state, saving: { phase: 'saving' as const } }),
    carSaved: (state, { payload: car }: PayloadAction<CarRoot>) => ({
      ...state,
      saving: { phase: 'saved' as const, car },
    }),
    carSaveFailed: (state) => ({ ...state, saving: { phase: 'failed' as const } }),
  },
});

export const {
  brandsAsked,
  brandChosen,
  modelChosen,
  engineChosen,
  selectionReset,
  carSaveAsked,
  carSaved,
  carSaveFailed,
} = carSelectionSlice.actions;

const selectState = injectSlice(carSelectionSlice);

export const selectSelection = (state: CoreState) => selectState(state).selection;
export const selectSaving = (state: CoreState) => selectState(state).saving;
