import { createSelector } from '@reduxjs/toolkit';
import type { CarGroup } from '@partshop/api-client';
import type { CoreState } from '@partshop/features/core';
import { carLists } from './car-selector.loadables.ts';
import { listOf, selectCarSelection, type CarLevel } from './car-selection.slice.ts';
import type { CarNames } from './car-names.ts';

const NOTHING: readonly CarGroup[] = [];

/** The list of a level, always of the brand or model that is shown; empty unless it is loaded. */
export function selectGroups(state: CoreState, level: CarLevel | undefined): readonly CarGroup[] {
  const selection = selectCarSelection(state);
  const list = level && listOf(selection, level);
  if (!list || selection[list.level].status !== 'loaded') return NOTHING;
  const known = carLists.select(state, list);
  return 'data' in known ? (known.data ?? NOTHING) : NOTHING;
}

/** Brand, series, model and engine that are chosen, each with its name and URL (D38). */
export const selectSelectedCar: (state: CoreState) => CarNames = createSelector(
  [selectCarSelection],
  ({ brand, seria, model, engine }) => ({
    brand: brand.chosen ?? undefined,
    seria: seria ?? undefined,
    model: model.chosen ?? undefined,
    engine: engine.chosen ?? undefined,
  }),
);
