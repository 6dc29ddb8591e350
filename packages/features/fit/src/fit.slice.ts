import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FitVerdict } from '@partshop/api-client';
import { selectCurrentCar } from '@partshop/features/car-selector';
import { injectSlice, type CoreState } from '@partshop/features/core';

/** What the visitor said of a car: the keys of conditions. */
export type FitAnswers = Readonly<Record<string, boolean>>;

type FitState = {
  /** The articles of the lists that were shown, the last ones first. */
  shown: readonly number[];
  /** The car that the verdicts and the answers are about; null before the first one. */
  engineId: number | null;
  verdicts: Readonly<Record<number, FitVerdict>>;
  answers: FitAnswers;
};

/** The backend answers about 500 articles at once. */
const MAX_SHOWN = 500;

const initialState: FitState = { shown: [], engineId: null, verdicts: {}, answers: {} };

/** Which articles fit the current car (F3), and what the visitor said of it (F4). */
const fitSlice = createSlice({
  name: 'fit',
  initialState,
  reducers: {
    /** A list shows these articles. */
    articlesShown: (state, { payload: ids }: PayloadAction<readonly number[]>): FitState => ({
      ...state,
      shown: [...new Set([...ids, ...state.shown])].slice(0, MAX_SHOWN),
    }),
    /** The verdicts are about another car from now on; the answers are those that were kept with it. */
    carMet: (state, { payload }: PayloadAction<{ engineId: number; answers: FitAnswers }>): FitState => ({
      ...state,
      ...payload,
      verdicts: {},
    }),
    /** The visitor answers the question of a condition. Verdicts that do not depend on it stay. */
    conditionAnswered: (state, { payload }: PayloadAction<{ key: string; isTrue: boolean }>): FitState => ({
      ...state,
      answers: { ...state.answers, [payload.key]: payload.isTrue },
      verdicts: Object.fromEntries(
        Object.entries(state.verdicts).filter(
          ([, { conditions }]) => !conditions.some(({ key }) => key === payload.key),
        ),
      ),
    }),
    verdictsLoaded: (state, { payload: verdicts }: PayloadAction<readonly FitVerdict[]>): FitState => ({
      ...state,
      verdicts: {
        ...state.verdicts,
        ...Object.fromEntries(
          verdicts.filter(({ engineId }) => engineId === state.engineId).map((verdict) => [verdict.articleId, verdict]),
        ),
      },
    }),
  },
});

export const { articlesShown, carMet, conditionAnswered, verdictsLoaded } = fitSlice.actions;

export const selectFit = injectSlice(fitSlice);

const NONE: FitState['verdicts'] = {};

/** The verdicts about the current car by article id; an article without one is not decided yet. Empty without a car. */
export const selectVerdicts = (state: CoreState): FitState['verdicts'] => {
  const { engineId, verdicts } = selectFit(state);
  return engineId !== null && engineId === selectCurrentCar(state)?.engineId ? verdicts : NONE;
};

/** The shown articles without a verdict. */
export const selectUndecided = createSelector([selectFit, selectVerdicts], ({ shown }, verdicts) =>
  shown.filter((id) => verdicts[id] === undefined),
);
