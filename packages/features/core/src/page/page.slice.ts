import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { DEFAULT_TITLE } from '../constants.ts';

/** What the document's head says of the page (§3 shared state). */
export type PageMeta = {
  title: string;
  description: string;
  keywords: string;
  /** Whether search engines may keep the page. */
  isIndexed: boolean;
  /** The path that search engines keep for this page where it is another one than its own (D10). */
  canonicalPath: string | null;
  /** What the page says of itself in schema.org's words (P5), as JSON-LD of the document; addresses in it begin with `/`. */
  structured: readonly StructuredData[];
};

/** An object of JSON-LD without its context. */
export type StructuredData = { readonly '@type': string; readonly [property: string]: unknown };

const initialState: PageMeta = {
  title: DEFAULT_TITLE,
  description: '',
  keywords: '',
  isIndexed: true,
  canonicalPath: null,
  structured: [],
};

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
