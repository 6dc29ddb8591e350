import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CarOption } from '@partshop/api-client';
import { injectSlice, type CoreState } from '@partshop/features/core';
import type { CarList } from './car-selector.loadables.ts';
import { namedOf, namesOfCar, type Named, type CarNames } from './car-names.ts';
import { carChosen, carCleared } from './current-car.slice.ts';

/** The levels of §4. The models of a brand are in groups by series. */
export const CAR_LEVELS = ['brand', 'model', 'engine'] as const;
export type CarLevel = (typeof CAR_LEVELS)[number];

/** A level: whether its list was asked for, is loading, there, or failed; and what is chosen from it. */
export type LevelState = { status: 'idle' | 'loading' | 'loaded' | 'failed'; chosen: Named | null };

/**
 * Whether the choice is the visitor's current car: nothing to keep; `found`, the route named an engine; `asked`, the visitor chose or
 * cleared one, which the server is to be told; kept; or the server was not reached. The engine id is that of what is chosen on the
 * engine level.
 */
export type Keeping = 'idle' | 'found' | 'asked' | 'kept' | 'failed';

export type CarSelectionState = Record<CarLevel, LevelState> & {
  /** The series of the chosen model, or of the route (D38). */
  seria: Named | null;
  keeping: Keeping;
};

/**
 * §4: the level at which the choice restarts. `all` also asks for the brands again; `brands` clears the brand and the lists of models
 * and engines; `models` clears the model and the list of engines. Each clears the engine, on the server too.
 */
export type ResetLevel = 'all' | 'brands' | 'models';

const IDLE: LevelState = { status: 'idle', chosen: null };
const LOADING: LevelState = { status: 'loading', chosen: null };

const initialState: CarSelectionState = { brand: IDLE, model: IDLE, engine: IDLE, seria: null, keeping: 'idle' };

/** Lists of what is chosen already load when the visitor returns to them. */
const done = (chosen: Named): LevelState => ({ status: 'idle', chosen });

function restore({ brand, seria, model, engine }: CarNames, keeping: Keeping): CarSelectionState {
  const state = { ...initialState, brand: LOADING, seria: seria ?? null, keeping };
  if (!brand) return state;
  if (!model) return { ...state, brand: done(brand), model: LOADING };
  const chosen = { ...state, brand: done(brand), model: done(model) };
  return { ...chosen, engine: engine ? done(engine) : LOADING };
}

/** The list that a level shows now; null if nothing is chosen above it. */
export function listOf({ brand, model }: CarSelectionState, level: CarLevel): CarList | null {
  if (level === 'brand') return { level };
  if (level === 'model') return brand.chosen && { level, brandId: brand.chosen.id };
  return model.chosen && { level, modelId: model.chosen.id };
}

/** The result of a load, unless another choice came meanwhile. */
function settle(state: CarSelectionState, list: CarList, status: 'loaded' | 'failed'): CarSelectionState {
  const level = state[list.level];
  const shown = listOf(state, list.level);
  if (level.status !== 'loading' || JSON.stringify(shown) !== JSON.stringify(list)) return state;
  return { ...state, [list.level]: { ...level, status } };
}

/** A level whose list loads if empty, once something is chosen above it. */
const ask = (state: CarSelectionState, level: CarLevel): LevelState =>
  state[level].status === 'idle' && listOf(state, level) ? { ...state[level], status: 'loading' } : state[level];

/** Nothing is chosen from the level any more. */
const reopen = (state: CarSelectionState, level: CarLevel): LevelState => ({ ...ask(state, level), chosen: null });

const again = (level: LevelState): LevelState => (level.status === 'failed' ? { ...level, status: 'loading' } : level);

/** Nothing is chosen, and no reset waits to be told to the server. */
export const isUntouched = ({ brand, keeping }: CarSelectionState): boolean =>
  brand.chosen === null && keeping === 'idle';

/** Whether the flow still has to keep the choice. */
export const isUnkept = ({ keeping }: CarSelectionState): boolean => keeping === 'asked' || keeping === 'found';

const idOf = ({ chosen }: LevelState): number | null => chosen?.id ?? null;

/** The engine id to keep, null for none, and who asked for it. */
type Kept = { engineId: number | null; keeping: Keeping };

const isStill = (state: CarSelectionState, { engineId, keeping }: Kept): boolean =>
  isUnkept(state) && state.keeping === keeping && idOf(state.engine) === engineId;

/** The choice of a car as a state machine (§4): each change of its state is one of these actions. */
const carSelectionSlice = createSlice({
  name: 'carSelection',
  initialState,
  reducers: {
    /** A selector is shown: it restores the current car, or asks for the brands. */
    selectorOpened: () => undefined,
    /** The visitor reached for the list of a level: it loads if empty. */
    listAsked: (state, { payload: level }: PayloadAction<CarLevel>): CarSelectionState => ({
      ...state,
      [level]: ask(state, level),
    }),
    brandChosen: (state, { payload }: PayloadAction<CarOption>): CarSelectionState => ({
      brand: { ...state.brand, chosen: namedOf(payload) },
      model: LOADING,
      engine: IDLE,
      seria: null,
      keeping: 'asked',
    }),
    modelChosen: (state, { payload }: PayloadAction<CarOption>): CarSelectionState => ({
      ...state,
      model: { ...state.model, chosen: namedOf(payload) },
      engine: LOADING,
      seria: namedOf(payload, 1),
      keeping: 'asked',
    }),
    /** Null clears the engine. */
    engineChosen: (state, { payload }: PayloadAction<CarOption | null>): CarSelectionState => ({
      ...state,
      engine: payload ? { ...state.engine, chosen: namedOf(payload) } : reopen(state, 'engine'),
      keeping: 'asked',
    }),
    selectionReset: (state, { payload: level }: PayloadAction<ResetLevel>): CarSelectionState => {
      if (level === 'all') return { ...initialState, brand: LOADING, keeping: 'asked' };
      if (level === 'brands') return { ...initialState, brand: reopen(state, 'brand'), keeping: 'asked' };
      return { ...state, model: reopen(state, 'model'), engine: IDLE, seria: null, keeping: 'asked' };
    },
    /** Everything is reset, and what the route names is chosen. An engine of the route becomes the current car. */
    routeRestored: (_state, { payload: car }: PayloadAction<CarNames>) => restore(car, car.engine ? 'found' : 'idle'),
    /** The visitor takes a whole car, such as one of an earlier visit. */
    carTaken: (_state, { payload: car }: PayloadAction<CarNames>) => restore(car, 'asked'),
    /** The car that the server has is chosen, unless the visitor chose or reset something meanwhile. */
    carRestored: (state, { payload: car }: PayloadAction<CarNames>) =>
      isUntouched(state) ? restore(car, 'kept') : state,
    listLoaded: (state, { payload }: PayloadAction<CarList>) => settle(state, payload, 'loaded'),
    listFailed: (state, { payload }: PayloadAction<CarList>) => settle(state, payload, 'failed'),
    /** The visitor tries again what failed: lists, or telling the server. What was chosen stays. */
    retried: ({ brand, model, engine, seria, keeping }): CarSelectionState => ({
      brand: again(brand),
      model: again(model),
      engine: again(engine),
      seria,
      keeping: keeping === 'failed' ? 'asked' : keeping,
    }),
    /** What was asked for is done; another choice may have followed. */
    choiceKept: (state, { payload }: PayloadAction<Kept>): CarSelectionState =>
      isStill(state, payload) ? { ...state, keeping: payload.engineId === null ? 'idle' : 'kept' } : state,
    choiceNotKept: (state, { payload }: PayloadAction<Kept>): CarSelectionState =>
      isStill(state, payload) ? { ...state, keeping: 'failed' } : state,
  },
  extraReducers: (builder) => {
    builder
      // A car that an earlier page named can become the current one after its page is left.
      .addCase(carChosen, (state, { payload: car }) =>
        state.keeping === 'kept' && idOf(state.engine) !== car.engineId ? restore(namesOfCar(car), 'kept') : state,
      )
      .addCase(carCleared, (state) => (state.keeping === 'kept' ? initialState : state));
  },
});

export const {
  selectorOpened,
  listAsked,
  brandChosen,
  modelChosen,
  engineChosen,
  selectionReset,
  routeRestored,
  carTaken,
  carRestored,
  listLoaded,
  listFailed,
  retried,
  choiceKept,
  choiceNotKept,
} = carSelectionSlice.actions;

/** What comes from outside: the visitor's steps and the route. The flow follows each of them. */
export const carSteps = [
  selectorOpened,
  listAsked,
  brandChosen,
  modelChosen,
  engineChosen,
  selectionReset,
  routeRestored,
  carTaken,
  retried,
];

export const selectCarSelection = injectSlice(carSelectionSlice);

/** What is to be kept. */
export function selectKept(state: CoreState): Kept {
  const { engine, keeping } = selectCarSelection(state);
  return { engineId: idOf(engine), keeping };
}

/** The lists that are to be loaded now. */
export function selectAwaitedLists(state: CoreState): CarList[] {
  const selection = selectCarSelection(state);
  return CAR_LEVELS.filter((level) => selection[level].status === 'loading').flatMap(
    (level) => listOf(selection, level) ?? [],
  );
}
