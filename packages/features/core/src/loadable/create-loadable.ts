import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { ApiError, type ApiClient } from '@partshop/api-client';
import { dataOutdated } from './data-outdated.ts';
import { trimInDocument } from '../store/document-state.ts';
import { callApi, dispatch, pick, type Saga } from '../store/effects.ts';
import { expectShape } from '../store/expect-shape.ts';
import { injectSlice } from '../store/inject-slice.ts';
import type { CoreState } from '../store/root-reducer.ts';

/** Why a load failed, as plain data: HTTP status (0: no response) and the server's code. */
export type LoadError = { status: number; code: string; message: string };

/** The state of data: idle, loading (with the old data), loaded with its time, or failed. */
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
  // The message may quote code or a response, and anybody can read a document's state.
  return { status: 500, code: 'internal', message: 'The load failed.' };
}

/** Marks an entry as loading, with its old data, and drops the oldest entries. */
function begin<Data>(state: LoadableState<Data>, entry: string, max: number): LoadableState<Data> {
  const before = state.entries[entry];
  const data = before && 'data' in before ? before.data : undefined;
  const order = [...state.order.filter((known) => known !== entry), entry].slice(-max);
  const remaining = order.flatMap((known) => (state.entries[known] ? [[known, state.entries[known]] as const] : []));
  const loading: Loadable<Data> = data === undefined ? { status: 'loading' } : { status: 'loading', data };
  return { entries: { ...Object.fromEntries(remaining), [entry]: loading }, order };
}

/** The same data, of which none is fresh. */
function outdate<Data>({ entries, order }: LoadableState<Data>): LoadableState<Data> {
  const old = Object.entries(entries).map(([entry, known]) => [
    entry,
    known.status === 'loaded' ? { ...known, loadedAt: 0 } : known,
  ]);
  return { order, entries: Object.fromEntries(old) as LoadableState<Data>['entries'] };
}

/**
 * The one loading cycle: *clear error → call → loaded | failed*. Stores up to `max` entries by key and drops the oldest. `load`
 * rethrows the call's error, so that a loader responds with its status; wrap it in `optional` if the page works without the data.
 */
export function createLoadable<Args, Data>(options: {
  name: string;
  key: (args: Args) => string;
  call: (api: ApiClient, args: Args, signal: AbortSignal) => Promise<Data>;
  /** Checks the shape of a response that the pages cannot work without. */
  isShape?: (data: Data) => boolean;
  max?: number;
  /**
   * For data that the document's markup already shows: `trim` reduces it for the document's state, `isWhole` tells whole data from
   * trimmed.
   */
  document?: { trim: (data: Data) => Data; isWhole: (data: Data) => boolean };
  /** Milliseconds during which whole data is reused without a call. @default 0 */
  freshMs?: number;
}) {
  const { name, key, call, isShape = () => true, max = 8, document, freshMs = 0 } = options;
  const initialState: LoadableState<Data> = { entries: {}, order: [] };
  const started = createAction<string>(`${name}/started`);
  const loaded = createAction<{ key: string; data: Data; loadedAt: number }>(`${name}/loaded`);
  const failed = createAction<{ key: string; error: LoadError }>(`${name}/failed`);

  // A plain reducer: stores a response as it is, without an Immer draft for hundreds of offers.
  function reducer(state: LoadableState<Data> = initialState, action: UnknownAction): LoadableState<Data> {
    if (started.match(action)) return begin(state, action.payload, max);
    if (freshMs > 0 && dataOutdated.match(action)) return outdate(state);
    if (loaded.match(action)) {
      const { key: entry, data, loadedAt } = action.payload;
      return { ...state, entries: { ...state.entries, [entry]: { status: 'loaded', data, loadedAt } } };
    }
    if (failed.match(action)) {
      const { key: entry, error } = action.payload;
      return { ...state, entries: { ...state.entries, [entry]: { status: 'failed', error } } };
    }
    return state;
  }
  const selectState = injectSlice({ reducerPath: name, reducer });
  if (document) {
    trimInDocument(name, ({ entries, order }: LoadableState<Data>) => ({
      order,
      entries: Object.fromEntries(
        Object.entries(entries).map(([entry, known]) => [
          entry,
          'data' in known && known.data !== undefined ? { ...known, data: document.trim(known.data) } : known,
        ]),
      ),
    }));
  }

  const isFresh = (known: Loadable<Data>): known is Extract<Loadable<Data>, { status: 'loaded' }> =>
    known.status === 'loaded' &&
    Date.now() - known.loadedAt < freshMs &&
    (document === undefined || document.isWhole(known.data));

  const select = (state: CoreState, args: Args): Loadable<Data> => selectState(state).entries[key(args)] ?? IDLE;

  function* load(args: Args, isCurrent: (data: Data) => boolean = () => true): Saga<Data> {
    const entry = key(args);
    const known = yield* pick(select, args);
    if (isFresh(known) && isCurrent(known.data)) return known.data;
    yield* dispatch(started(entry));
    try {
      const data = expectShape(yield* callApi((api, signal) => call(api, args, signal)), isShape);
      yield* dispatch(loaded({ key: entry, data, loadedAt: Date.now() }));
      return data;
    } catch (error) {
      yield* dispatch(failed({ key: entry, error: toLoadError(error) }));
      throw error;
    }
  }

  return {
    /** Loads the data, unless fresh data is there that `isCurrent` accepts. */
    load,
    /** The state for these arguments. */
    select,
    /** Stores data without a call, for example from the response to a change. */
    loaded: (args: Args, data: Data, loadedAt: number) => loaded({ key: key(args), data, loadedAt }),
    /** Whether an action stored data, for a watcher that goes on from there. */
    isLoaded: loaded.match,
  };
}
