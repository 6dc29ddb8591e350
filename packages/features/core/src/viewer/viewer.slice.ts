import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { data } from 'react-router-dom';
import { take } from 'redux-saga/effects';
import { answer, ApiError, type ClientInfo } from '@partshop/api-client';
import { DEFAULT_ORDER_BY } from '../constants.ts';
import { reportFault } from '../store/report-fault.ts';
import { callApi, dispatch, environment, pick, type Saga } from '../store/effects.ts';
import { expectShape } from '../store/expect-shape.ts';
import { tellLack } from '../store/lack.ts';

/** Nobody is logged in: no ClientId (§3). */
export const ANONYMOUS = {
  ClientConfig: { IsTableMod: false, SearchGoodOrderType: DEFAULT_ORDER_BY },
} satisfies ClientInfo;

export type ViewerState = {
  client: ClientInfo;
  error: string | null;
  /** App start asks for the client; who must know him waits. */
  isAwaited: boolean;
};

const initialState: ViewerState = { client: ANONYMOUS, error: null, isAwaited: false };

export const viewerSlice = createSlice({
  name: 'viewer',
  initialState,
  reducers: {
    viewerAwaited(state) {
      state.isAwaited = true;
    },
    viewerLoaded: (_state, { payload }: PayloadAction<ClientInfo>) => ({
      client: payload,
      error: null,
      isAwaited: false,
    }),
    viewerFailed: (_state, { payload }: PayloadAction<string>) => ({
      client: ANONYMOUS,
      error: payload,
      isAwaited: false,
    }),
  },
  selectors: {
    selectClient: (state) => state.client,
    selectViewerError: (state) => state.error,
    selectIsAwaited: (state) => state.isAwaited,
    selectIsTableMode: (state) => state.client.ClientConfig.IsTableMod,
  },
});

const { viewerFailed } = viewerSlice.actions;
export const { viewerAwaited, viewerLoaded } = viewerSlice.actions;
const { selectIsAwaited } = viewerSlice.selectors;
export const { selectClient, selectViewerError, selectIsTableMode } = viewerSlice.selectors;

/** Loads the client of the session. A failure leaves an anonymous viewer and the error of §8; the page goes on. */
export function* loadViewer(): Saga {
  try {
    const client = yield* callApi((api, signal) => answer(api.GET('/services/clientbaseinfo', { signal })));
    yield* dispatch(viewerLoaded(expectShape(client, isViewer)));
  } catch (error) {
    reportFault(new Error(yield* missViewer(error), { cause: error }));
  }
}

/** What every page reads of him, without which none can be made. */
function isViewer({ ClientConfig }: Partial<ClientInfo>): boolean {
  return typeof ClientConfig?.IsTableMod === 'boolean';
}

/** Ends the wait for a viewer who cannot be had, and gives the error of §8. */
export function* missViewer(error: unknown): Saga<string> {
  const reason = error instanceof ApiError ? error.message : String(error);
  const fault = `Error load ClientInfo: ${reason} ${(yield* environment('baseUrl')) ?? ''}`.trimEnd();
  yield* tellLack();
  yield* dispatch(viewerFailed(fault));
  return fault;
}

/** The viewer, once app start knows him: the loaders of a page run side by side. */
export function* awaitViewer(): Saga<ClientInfo> {
  while (yield* pick(selectIsAwaited)) yield take([viewerLoaded.type, viewerFailed.type]);
  return yield* pick(selectClient);
}

/**
 * The viewer where nobody is not good enough: throws 503 where it is not known who he is, since to log in again would not help
 * who has done so.
 */
export function* awaitKnownViewer(): Saga<ClientInfo> {
  const client = yield* awaitViewer();
  // oxlint-disable-next-line typescript/only-throw-error -- the router's way to answer with a status
  if ((yield* pick(selectViewerError)) !== null) throw data({ code: 'unavailable' }, { status: 503 });
  return client;
}

/** What a component needs of the viewer, made once for each viewer. */
export const createViewerSelector = <Result>(read: (client: ClientInfo) => Result) =>
  createSelector([selectClient], read);
