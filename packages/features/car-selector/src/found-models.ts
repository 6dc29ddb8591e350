import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { delay, takeLatest } from 'redux-saga/effects';
import { unwrap, type FoundModel } from '@partshop/api-client';
import { callApi, dispatch, injectSlice, optional, type Saga } from '@partshop/features/core';

/** A shorter text is the beginning of too many names. */
const MIN_LENGTH = 2;

/** Pause in typing before the models are searched for. */
const TYPING_PAUSE_MS = 200;

type FoundModels = { isPending: boolean; items: readonly FoundModel[] };

const NONE: FoundModels = { isPending: false, items: [] };

/** The models of all brands that the search among brands found: people know their model, and type it at once. */
const foundModelsSlice = createSlice({
  name: 'foundModels',
  initialState: NONE,
  reducers: {
    modelsSearched: ({ items }, { payload: text }: PayloadAction<string>) =>
      isLong(text) ? { isPending: true, items } : NONE,
    modelsFound: (_state, { payload: items }: PayloadAction<readonly FoundModel[]>) => ({ isPending: false, items }),
  },
});

const isLong = (text: string): boolean => text.trim().length >= MIN_LENGTH;

export const { modelsSearched } = foundModelsSlice.actions;
export const selectFoundModels = injectSlice(foundModelsSlice);

/** Finds models for what is typed; the latest text wins. A search that fails finds nothing: the brands are still there. */
export function* foundModelsWatchers(): Saga {
  yield takeLatest(modelsSearched, search);
}

function* search({ payload }: ReturnType<typeof modelsSearched>): Saga {
  if (!isLong(payload)) return;
  yield delay(TYPING_PAUSE_MS);
  const text = payload.trim();
  const found = yield* optional(
    callApi((api, signal) => unwrap(api.GET('/services/search/car-models', { params: { query: { text } }, signal }))),
  );
  yield* dispatch(foundModelsSlice.actions.modelsFound(found ?? []));
}
