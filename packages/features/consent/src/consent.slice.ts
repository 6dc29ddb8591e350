import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { injectSlice, type CoreState } from '@partshop/features/core';
import { toChoice, type ConsentChoice } from './consent-choice.ts';

export type ConsentState = {
  /** Null until the choice is made or read. Always null on the server. */
  choice: ConsentChoice | null;
  /** `first`: appeared by itself, since there is no choice; `asked`: the visitor opened it. */
  banner: 'hidden' | 'first' | 'asked';
};

const initialState: ConsentState = { choice: null, banner: 'hidden' };

const consentSlice = createSlice({
  name: 'consent',
  initialState,
  reducers: {
    /** The stored choice: read at the start, and when another tab changed it. */
    choiceRead: (_state, { payload: choice }: PayloadAction<ConsentChoice | null>): ConsentState => ({
      choice,
      banner: 'hidden',
    }),
    choiceMade: {
      prepare: (allowed: { analytics: boolean; chat: boolean }) => ({ payload: toChoice(allowed, new Date()) }),
      reducer: (_state, { payload: choice }: PayloadAction<ConsentChoice>): ConsentState => ({
        choice,
        banner: 'hidden',
      }),
    },
    bannerAsked: (state, { payload: banner }: PayloadAction<'first' | 'asked'>) => ({ ...state, banner }),
    bannerClosed: (state) => ({ ...state, banner: 'hidden' as const }),
  },
});

export const { choiceRead, choiceMade, bannerAsked, bannerClosed } = consentSlice.actions;

const selectState = injectSlice(consentSlice);

export const selectChoice = (state: CoreState) => selectState(state).choice;
export const selectBanner = (state: CoreState) => selectState(state).banner;
export const selectAllowsAnalytics = (state: CoreState) => selectChoice(state)?.analytics === true;
export const selectAllowsChat = (state: CoreState) => selectChoice(state)?.chat === true;
