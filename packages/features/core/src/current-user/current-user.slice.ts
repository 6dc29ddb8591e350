import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ClientInfo } from '@partshop/api-client';
import { DEFAULT_ORDER_BY } from '../constants.ts';

/** A guest: no ClientId (§3). */
export const ANONYMOUS = {
  ClientConfig: { IsTableMod: false, SearchGoodOrderType: DEFAULT_ORDER_BY },
} satisfies ClientInfo;

export type CurrentUserState = {
  client: ClientInfo;
  error: string | null;
  /** App start is loading the client; whoever needs the current user waits. */
  isAwaited: boolean;
};

const initialState: CurrentUserState = { client: ANONYMOUS, error: null, isAwaited: false };

export const currentUserSlice = createSlice({
  name: 'currentUser',
  initialState,
  reducers: {
    currentUserAwaited(state) {
      state.isAwaited = true;
    },
    currentUserLoaded: (_state, { payload }: PayloadAction<ClientInfo>) => ({
      client: payload,
      error: null,
      isAwaited: false,
    }),
    currentUserFailed: (_state, { payload }: PayloadAction<string>) => ({
      client: ANONYMOUS,
      error: payload,
      isAwaited: false,
    }),
  },
  selectors: {
    selectClient: (state) => state.client,
    selectCurrentUserError: (state) => state.error,
    selectIsAwaited: (state) => state.isAwaited,
    selectIsTableMode: (state) => state.client.ClientConfig.IsTableMod,
    /** The order of offers that the current user chose last (D43). */
    selectOwnOrder: (state) => state.client.ClientConfig.SearchGoodOrderType,
    /** The language that the client chose (D1); undefined: none. */
    selectOwnLanguage: (state) => state.client.ClientConfig.Language,
    /** The currency that the current user chose (P12); undefined: none. */
    selectOwnCurrency: (state) => state.client.ClientConfig.CurrencyCode,
  },
});

export const { currentUserAwaited, currentUserFailed, currentUserLoaded } = currentUserSlice.actions;
export const {
  selectClient,
  selectIsAwaited,
  selectIsTableMode,
  selectOwnCurrency,
  selectOwnLanguage,
  selectOwnOrder,
  selectCurrentUserError,
} = currentUserSlice.selectors;

/** Makes a selector of the current user that computes its result once per user. */
export const createCurrentUserSelector = <Result>(read: (client: ClientInfo) => Result) =>
  createSelector([selectClient], read);
