import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ClientInfo } from '@partshop/api-client';
import { DEFAULT_ORDER_BY } from '../constants.ts';

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

export const { viewerAwaited, viewerFailed, viewerLoaded } = viewerSlice.actions;
export const { selectClient, selectIsAwaited, selectIsTableMode, selectViewerError } = viewerSlice.selectors;

/** What a component needs of the viewer, made once for each viewer. */
export const createViewerSelector = <Result>(read: (client: ClientInfo) => Result) =>
  createSelector([selectClient], read);
