import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { answer, ApiError, type ClientInfo } from '@partshop/api-client';
import { DEFAULT_ORDER_BY } from '../constants.ts';
import { callApi, dispatch, type Saga } from '../store/effects.ts';

export type ViewerRole = 'anonymous' | 'retail' | 'wholesale' | 'seller' | 'admin' | 'editor';

export type ViewerState = { client: ClientInfo; error: string | null };

/** Nobody is logged in: no ClientId (§3). */
export const ANONYMOUS = {
  ClientConfig: { IsTableMod: false, SearchGoodOrderType: DEFAULT_ORDER_BY },
} satisfies ClientInfo;

const initialState: ViewerState = { client: ANONYMOUS, error: null };

export const viewerSlice = createSlice({
  name: 'viewer',
  initialState,
  reducers: {
    viewerLoaded(state, { payload }: PayloadAction<ClientInfo>) {
      state.client = payload;
      state.error = null;
    },
    viewerFailed(state, { payload }: PayloadAction<string>) {
      state.client = ANONYMOUS;
      state.error = payload;
    },
  },
  selectors: {
    selectClient: (state) => state.client,
    selectViewerError: (state) => state.error,
    selectIsAnonymous: (state) => state.client.ClientId === undefined,
    selectIsWholesale: (state) => state.client.ClientType === 'Wholesale',
    selectIsTableMode: (state) => state.client.ClientConfig.IsTableMod,
  },
});

const { viewerFailed } = viewerSlice.actions;
export const { viewerLoaded } = viewerSlice.actions;
export const { selectClient, selectViewerError, selectIsAnonymous, selectIsWholesale, selectIsTableMode } =
  viewerSlice.selectors;

/** Loads the client of the session. A failure leaves an anonymous viewer and the error of §8; the page goes on. */
export function* loadViewer(): Saga {
  try {
    const client = yield* callApi((api, signal) => answer(api.GET('/services/clientbaseinfo', { signal })));
    yield* dispatch(viewerLoaded(client));
  } catch (error) {
    const reason = error instanceof ApiError ? error.message : String(error);
    yield* dispatch(viewerFailed(`Error load ClientInfo: ${reason} /services/clientbaseinfo`));
  }
}
