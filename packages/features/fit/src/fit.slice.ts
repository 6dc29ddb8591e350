import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FitVerdict } from '@partshop/api-client';
import { selectCurrentCar } from '@partshop/features/car-selector';
import { injectSlice, type CoreState } from '@partshop/features/core';

/** What the visitor said of a car: the keys of conditions. */
export type FitAnswers = Readonly<Record<string, boolean>>;

type FitState = {
  /** The articles of each list on the page. */
  lists: readonly (readonly number[])[];
  /** The car that the verdicts and the answers are about; null before the first one. */
  engineId: number | null;
  verdicts: Readonly<Record<number, FitVerdict>>;
  answers: FitAnswers;
};

/** The backend answers about 500 articles at once. */
const MAX_ASKED = 500;

const initialState: FitState = { lists: [], engineId: null, verdicts: {}, answers: {} };

/** Which articles fit the current car (F3), and what the visitor said of it (F4). */
const fitSlice = createSlice({
  name: 'fit',
  initialState,
  reducers: {
    /** A list shows these articles. */
    listShown: (state, { payload: list }: PayloadAction<readonly number[]>): FitState => ({
      ...state,
      lists: [...state.lists, list],
    }),
    listHidden: (state, { payload: list }: PayloadAction<readonly number[]>): FitState => {
      const index = state.lists.findIndex((shown) => String(shown) === String(list));
      return { ...state, lists: state.lists.filter((_shown, at) => at !== index) };
    },
    /** The verdicts are about this car from now on; the answers are those that were kept with it. */
    carMet: (state, { payload }: PayloadAction<{ engineId: number; answers: FitAnswers }>): FitState => ({
      ...state,
      ...payload,
      verdicts: payload.engineId === state.engineId ? state.verdicts : {},
    }),
    /**
     * The visitor answers the question of a condition, or takes the answer back (null). What depends on it is decided anew; until then
     * it stays.
     */
    conditionAnswered: (state, { payload }: PayloadAction<{ key: string; isTrue: boolean | null }>): FitState => {
      const { [payload.key]: _before, ...others } = state.answers;
      return { ...state, answers: payload.isTrue === null ? others : { ...others, [payload.key]: payload.isTrue } };
    },
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

export const { listShown, listHidden, carMet, conditionAnswered, verdictsLoaded } = fitSlice.actions;

export const selectFit = injectSlice(fitSlice);

/** What the visitor said of the current car. */
export const selectAnswers = (state: CoreState): FitAnswers => selectFit(state).answers;

const NONE: FitState['verdicts'] = {};

/** The verdicts about the current car by article id; an article without one is not decided yet. Empty without a car. */
export const selectVerdicts = (state: CoreState): FitState['verdicts'] => {
  const { engineId, verdicts } = selectFit(state);
  return engineId !== null && engineId === selectCurrentCar(state)?.engineId ? verdicts : NONE;
};

/** The shown articles without a verdict, or with one that an answer has overtaken. */
export const selectUndecided = createSelector([selectFit, selectVerdicts], ({ lists, answers }, verdicts) => {
  const isOld = ({ conditions }: FitVerdict) => conditions.some(({ key, answer }) => answer !== (answers[key] ?? null));
  const shown = [...new Set(lists.flat())];
  return shown.filter((id) => !verdicts[id] || isOld(verdicts[id])).slice(0, MAX_ASKED);
});
