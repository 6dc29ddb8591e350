import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { injectSlice, type CoreState } from '@partshop/features/core';

/** Paths of opened pages that the backend does not know. */
const rejectedPagesSlice = createSlice({
  name: 'rejectedPages',
  initialState: [] as string[],
  reducers: {
    /** Shows the not-found page in place of an open page. `path` has no language. */
    pageRejected: (paths, { payload }: PayloadAction<string>) => [...paths, payload],
  },
});

const selectRejectedPages = injectSlice(rejectedPagesSlice);

export const { pageRejected } = rejectedPagesSlice.actions;

export const selectIsRejected = (state: CoreState, path: string): boolean => selectRejectedPages(state).includes(path);
