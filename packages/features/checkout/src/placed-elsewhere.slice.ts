import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { injectSlice, type CoreState } from '@partshop/features/core';

export type PlacedElsewhereState = {
  /** The number of the order that another tab placed while this checkout was open. */
  number: string | null;
};

const initialState: PlacedElsewhereState = { number: null };

const slice = createSlice({
  name: 'placedElsewhere',
  initialState,
  reducers: {
    checkoutOpened: () => initialState,
    /** This tab placed an order: the others are told. */
    orderPlaced(_state, _action: PayloadAction<string>) {},
    orderPlacedElsewhere: (_state, { payload }: PayloadAction<string>) => ({ number: payload }),
  },
});

export const { checkoutOpened, orderPlaced, orderPlacedElsewhere } = slice.actions;

const selectState = injectSlice(slice);
export const selectPlacedElsewhere = (state: CoreState): string | null => selectState(state).number;
