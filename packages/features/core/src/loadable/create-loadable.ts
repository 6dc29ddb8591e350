import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { ApiError, type ApiClient } from '@partshop/api-client';
import { callApi, dispatch, type Saga } from '../store/effects.ts';
import { rootReducer, type CoreState } from '../store/root-reducer.ts';

/** Why a load failed, as plain data: HTTP status (0: no answer) and the server's code. */
export type LoadError = { status: number; code: string; message: string };

/** Data on its way: idle, loading (with what was there before), loaded with its time, failed. */
export type Loadable<Data> =
  | { status: 'idle' }
  | { status: 'loading'; data?: Data }
  | { status: 'loaded'; data: Data; loadedAt: number }
  | { status: 'failed'; error: LoadError };

type LoadableState<Data> = { entries: Record<string, Loadable<Data>>; order: string[] };

const IDLE = { status: 'idle' } as const;

export function toLoadError(error: unknown): LoadError {
  if (error instanceof ApiError) {
    return {
      status: error.status,
      code: error.body.code ?? (error.status === 0 ? 'network' : 'internal'),
      message: error.message,
    };
  }
  return { status: 500, code: 'internal', message: error instanceof Error ? error.message : String(error) };
}

/**
 * The one shape of loading: *clear error → call → loaded | failed*. Entries are kept by key, at most `max`, oldest out first.
 * `load` throws what the call threw, so that a loader answers with its status; wrap it in `optional` where the page does
 * without the data.
 */
export function createLoadable<Args, Data>(options: {
  name: string;
  key: (args: Args) => string;
  call: (api: ApiClient, args: Args, signal: AbortSignal) => Promise<Data>;
  max?: number;
}) {
  const { name, key, call, max = 8 } = options;
  const initialState: LoadableState<unknown> = { entries: {}, order: [] };

  const slice = createSlice({
    name,
    initialState,
    reducers: {
      started(state, { payload }: PayloadAction<string>) {
        const before = state.entries[payload];
        const data = before && 'data' in before ? before.data : undefined;
        state.entries[payload] = data === undefined ? { status: 'loading' } : { status: 'loading', data };
        state.order = [...state.order.filter((known) => known !== payload), payload];
        for (const old of state.order.splice(0, Math.max(0, state.order.length - max))) delete state.entries[old];
      },
      loaded(state, { payload }: PayloadAction<{ key: string; data: unknown; loadedAt: number }>) {
        state.entries[payload.key] = { status: 'loaded', data: payload.data, loadedAt: payload.loadedAt };
      },
      failed(state, { payload }: PayloadAction<{ key: string; error: LoadError }>) {
        state.entries[payload.key] = { status: 'failed', error: payload.error };
      },
    },
  });
  const injected = slice.injectInto(rootReducer);

  function* load(args: Args): Saga<Data> {
    const entry = key(args);
    yield* dispatch(slice.actions.started(entry));
    try {
      const data = yield* callApi((api, signal) => call(api, args, signal));
      yield* dispatch(slice.actions.loaded({ key: entry, data, loadedAt: Date.now() }));
      return data;
    } catch (error) {
      yield* dispatch(slice.actions.failed({ key: entry, error: toLoadError(error) }));
      throw error;
    }
  }

  return {
    load,
    /** What is known for these arguments. */
    select: (state: CoreState, args: Args): Loadable<Data> =>
      (injected.selectSlice(state as never).entries[key(args)] as Loadable<Data> | undefined) ?? IDLE,
    /** Puts data there without a call, as after a change whose answer holds it. */
    loaded: (args: Args, data: Data, loadedAt: number) => slice.actions.loaded({ key: key(args), data, loadedAt }),
  };
}

/** A load whose failure the page does without. */
export function* optional<Result>(load: Saga<Result>): Saga<Result | undefined> {
  try {
    return yield* load;
  } catch {
    return undefined;
  }
}
