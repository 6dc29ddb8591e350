import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { injectSlice } from '@partshop/features/core';
import type { SwitchRefusal } from './switch-refusal.ts';

/** State of switching to a client or back. Success has no state: it opens another document. */
export type SwitchState = { phase: 'idle' } | { phase: 'sending' } | { phase: 'failed'; refusal: SwitchRefusal };

export type SwitchRequest = { ClientId: number; Reason: string };

const switchSlice = createSlice({
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

export const { switchBegun, switchSent, switchFailed } = switchSlice.actions;
export const selectSwitch = injectSlice(switchSlice);

export const clientsAsked = createAction<string>('switchUser/clientsAsked');
export const switchAsked = createAction<SwitchRequest>('switchUser/asked');
export const switchBackAsked = createAction('switchUser/backAsked');
