import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CarRoot } from '@partshop/api-client';
import { injectSlice, type CoreState } from '@partshop/features/core';

/** The chosen ids; null if a level has none, and then every level below is null too. */
export type CarSelection = { brandId: number | null; modelId: number | null; engineId: number | null };

export type CarSelectionState = {
  selection: CarSelection;
  /** Whether the server has the chosen engine as the visitor's car. */
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
    engineChosen: ({ selection }, { payload: engineId }: PayloadAction<number | null>) => ({
      selection: { ...selection, engineId },
      saving: { phase: engineId === null ? ('idle' as const) : ('saving' as const) },
    }),
    selectionReset: ({ selection: { brandId } }, { payload: level }: PayloadAction<ResetLevel>) =>
      select(level === 'models' ? { ...NOTHING, brandId } : NOTHING),
    /** The visitor tries again to save the choice. */
    carSaveAsked: (state) => ({ ...state, saving: { phase: 'saving' as const } }),
    /** The server has this car; another choice may have followed. */
    carSaved: (state, { payload: car }: PayloadAction<CarRoot>) =>
      state.selection.engineId === car.engineId ? { ...state, saving: { phase: 'saved' as const, car } } : state,
    /** The server has no car any more; another choice may have followed. */
    carForgotten: (state) =>
      state.selection.engineId === null ? { ...state, saving: { phase: 'idle' as const } } : state,
    /** The payload is the engine that could not be saved, or null if the car could not be forgotten. */
    carSaveFailed: (state, { payload: engineId }: PayloadAction<number | null>) =>
      state.selection.engineId === engineId ? { ...state, saving: { phase: 'failed' as const } } : state,
    /** The car of the server becomes the choice, unless the visitor chose first. */
    carRestored: (state, { payload: car }: PayloadAction<CarRoot>) => {
      const { brandId, modelId, engineId } = car;
      return state.selection.brandId === null
        ? { selection: { brandId, modelId, engineId }, saving: { phase: 'saved' as const, car } }
        : state;
    },
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
  carForgotten,
  carSaveFailed,
  carRestored,
} = carSelectionSlice.actions;

const selectState = injectSlice(carSelectionSlice);

export const selectSelection = (state: CoreState) => selectState(state).selection;
export const selectSaving = (state: CoreState) => selectState(state).saving;
