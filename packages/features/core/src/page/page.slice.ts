import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { DEFAULT_TITLE } from '../constants.ts';

/** What the document's head says of the page (§3 shared state). */
export type PageMeta = {
  title: string;
  description: string;
  /** Whether search engines may keep the page. */
  isIndexed: boolean;
};

const initialState: PageMeta = { title: DEFAULT_TITLE, description: '', isIndexed: true };

export const pageSlice = createSlice({
  name: 'page',
  initialState,
  reducers: {
    /** A load saga tells the page's title; what it leaves out goes back to the default. */
    pageDescribed: (_state, { payload }: PayloadAction<Partial<PageMeta> & { title: string }>) => ({
      ...initialState,
      ...payload,
    }),
  },
  selectors: { selectPage: (state) => state },
});

export const { pageDescribed } = pageSlice.actions;
export const { selectPage } = pageSlice.selectors;
