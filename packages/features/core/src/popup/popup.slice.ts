import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Strings for the popup, such as `{ mode: 'registration' }` (§3 popup data). */
export type PopupData = Readonly<Record<string, string>>;

export type PopupState =
  | { phase: 'closed' }
  /** Its code and data are loading. */
  | { phase: 'opening'; name: string; data: PopupData }
  | { phase: 'open'; name: string; data: PopupData };

/** One popup at a time: opening another closes it (§4 menu, search, login, provider panel). */
export const popupSlice = createSlice({
  name: 'popup',
  initialState: (): PopupState => ({ phase: 'closed' }),
  reducers: {
    popupAsked: (
      _state,
      { payload }: PayloadAction<{ name: string; data?: PopupData; href?: string }>,
    ): PopupState => ({
      phase: 'opening',
      name: payload.name,
      data: payload.data ?? {},
    }),
    popupOpened: (state): PopupState => (state.phase === 'opening' ? { ...state, phase: 'open' } : state),
    popupClosed: (): PopupState => ({ phase: 'closed' }),
  },
  selectors: {
    selectPopup: (state) => state,
    selectOpenPopup: (state) => (state.phase === 'open' ? state.name : null),
  },
});

export const { popupAsked, popupOpened, popupClosed } = popupSlice.actions;
export const { selectPopup, selectOpenPopup } = popupSlice.selectors;
