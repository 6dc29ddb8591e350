import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { LanguageCode } from '@partshop/api-client';
import { DEFAULT_TITLE } from '../constants.ts';

/** The content of the document's head (§3 shared state). */
export type PageMeta = {
  title: string;
  description: string;
  keywords: string;
  /** Whether search engines may index the page. */
  isIndexed: boolean;
  /** The canonical path, if it differs from the page's own (D10). */
  canonicalPath: string | null;
  /** The languages that the page is written in; null: every language of the shop. It is indexed in these alone. */
  langs: readonly LanguageCode[] | null;
  /** The path of a feed of such pages, which readers of feeds may find here. */
  feedPath: string | null;
  /** The page's schema.org data (P5), written as JSON-LD; paths in it begin with `/`. */
  structured: readonly StructuredData[];
};

/** A JSON-LD object without its context. */
export type StructuredData = { readonly '@type': string; readonly [property: string]: unknown };

const initialState: PageMeta = {
  title: DEFAULT_TITLE,
  description: '',
  keywords: '',
  isIndexed: true,
  canonicalPath: null,
  langs: null,
  feedPath: null,
  structured: [],
};

export const pageSlice = createSlice({
  name: 'page',
  initialState,
  reducers: {
    /** Sets the page's title and head; omitted members return to their defaults. */
    pageDescribed: (_state, { payload }: PayloadAction<Partial<PageMeta> & { title: string }>) => ({
      ...initialState,
      ...payload,
    }),
  },
  selectors: { selectPage: (state) => state, selectTitle: ({ title }) => title },
});

export const { pageDescribed } = pageSlice.actions;
export const { selectPage, selectTitle } = pageSlice.selectors;
