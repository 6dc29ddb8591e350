import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SearchAnswer } from '@partshop/api-client';
import { injectSlice, type CoreState } from '@partshop/features/core';
import { suggestionLists, type SuggestionArgs } from './suggestions.loadables.ts';

type SearchBoxState = {
  /** Whether the texts of the box are there. */
  isReady: boolean;
  /** What is in the field, trimmed. */
  typed: string;
  /** Whose suggestions are shown: those of an earlier text stay until the new ones are there. */
  shown: SuggestionArgs | null;
  /** The text whose suggestions failed to load. */
  failed: string | null;
  /** What the visitor searched for before, the last first. */
  recent: readonly string[];
};

const initialState: SearchBoxState = { isReady: false, typed: '', shown: null, failed: null, recent: [] };

/** The search field that the visitor is in. */
const searchBoxSlice = createSlice({
  name: 'searchBox',
  initialState,
  reducers: {
    boxReady: (state): SearchBoxState => ({ ...state, isReady: true }),
    recentLoaded: (state, { payload: recent }: PayloadAction<readonly string[]>): SearchBoxState => ({
      ...state,
      recent,
    }),
    boxTyped: (state, { payload: typed }: PayloadAction<string>): SearchBoxState => ({
      ...state,
      typed,
      failed: null,
      shown: typed === '' ? null : state.shown,
    }),
    suggestionsLoaded: (state, { payload: shown }: PayloadAction<SuggestionArgs>): SearchBoxState => ({
      ...state,
      shown,
    }),
    suggestionsFailed: (state, { payload: failed }: PayloadAction<string>): SearchBoxState => ({
      ...state,
      failed,
      shown: null,
    }),
  },
});

export const { boxReady, recentLoaded, boxTyped, suggestionsLoaded, suggestionsFailed } = searchBoxSlice.actions;

/** The visitor searched for a text, or chose a suggested part: its maker and number. */
export const searched = createAction<string>('searchBox/searched');
/** A guest forgets what this browser keeps. */
export const historyForgotten = createAction('searchBox/historyForgotten');

export const selectBox = injectSlice(searchBoxSlice);

/** The suggestions to show; null where there are none yet. */
export function selectSuggestions(state: CoreState): SearchAnswer | null {
  const { shown } = selectBox(state);
  const list = shown && suggestionLists.select(state, shown);
  return list && 'data' in list ? (list.data ?? null) : null;
}

/** Whether suggestions for what is typed are there. */
export function selectStatus(state: CoreState): 'ready' | 'pending' | 'failed' {
  const { typed, shown, failed } = selectBox(state);
  if (typed !== '' && failed === typed) return 'failed';
  return typed === '' || shown?.text === typed ? 'ready' : 'pending';
}
