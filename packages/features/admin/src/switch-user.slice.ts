import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { answer, type FoundClient } from '@partshop/api-client';
import { createLoadable, rootReducer, type CoreState } from '@partshop/features/core';
import type { SwitchRefusal } from './switch-refusal.ts';

/** Clients by name, code or phone; keyed by what was typed. */
export const foundClients = createLoadable<string, FoundClient[]>({
  name: 'foundClients',
  key: (query) => query,
  call: (api, query, signal) =>
    answer(api.GET('/services/cabinet/SwitchUser', { params: { query: { query } }, signal })),
  max: 4,
});

/** Becoming another one, or oneself again. A success ends with another document, so that it is no state. */
export type SwitchState = { phase: 'idle' } | { phase: 'sending' } | { phase: 'failed'; refusal: SwitchRefusal };

export type SwitchRequest = { ClientId: number; Reason: string };

const slice = createSlice({
  name: 'switchUser',
  initialState: (): SwitchState => ({ phase: 'idle' }),
  reducers: {
    switchBegun: (): SwitchState => ({ phase: 'idle' }),
    switchSent: (): SwitchState => ({ phase: 'sending' }),
    switchFailed: (_state, { payload }: PayloadAction<SwitchRefusal>): SwitchState => ({
      phase: 'failed',
      refusal: payload,
    }),
  },
});

const injected = slice.injectInto(rootReducer);

export const { switchBegun, switchSent, switchFailed } = slice.actions;
export const selectSwitch = (state: CoreState): SwitchState => injected.selectSlice(state as never);

export const clientsAsked = createAction<string>('switchUser/clientsAsked');
export const switchAsked = createAction<SwitchRequest>('switchUser/asked');
export const switchBackAsked = createAction('switchUser/backAsked');
