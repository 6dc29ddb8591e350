import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { LanguageCode, Values } from '@partshop/api-client';
import { DEFAULT_LOCALE, localeOf } from './locales.ts';
import type { Messages } from './messages.ts';

export type LocalizationState = {
  lang: LanguageCode;
  /** Keys being loaded, by resource (§3). */
  waitKeys: Record<string, string[]>;
  /** Texts by resource and key; a text equal to its key is omitted. */
  loadedValues: Values;
  isEditMode: boolean;
  editKey: string | null;
};

const initialState: LocalizationState = {
  lang: DEFAULT_LOCALE.code,
  waitKeys: {},
  loadedValues: {},
  isEditMode: false,
  editKey: null,
};

export const localizationSlice = createSlice({
  name: 'localization',
  initialState,
  reducers: {
    /** Drops the texts of the previous language first (§4). */
    languageSwitched(state, { payload }: PayloadAction<LanguageCode>) {
      if (state.lang === payload) return;
      state.loadedValues = {};
      state.waitKeys = {};
      state.lang = payload;
    },
    valuesAwaited(state, { payload }: PayloadAction<Record<string, string[]>>) {
      for (const [resource, keys] of Object.entries(payload)) {
        state.waitKeys[resource] = [...new Set([...(state.waitKeys[resource] ?? []), ...keys])];
      }
    },
    valuesLoaded(state, { payload }: PayloadAction<Values>) {
      for (const [resource, values] of Object.entries(payload)) {
        state.loadedValues[resource] = { ...state.loadedValues[resource], ...values };
        // A requested key without a text shows itself.
        delete state.waitKeys[resource];
      }
    },
    /** Loading failed: the keys themselves are shown (§8) and may be requested again. */
    valuesFailed(state, { payload }: PayloadAction<string[]>) {
      for (const resource of payload) delete state.waitKeys[resource];
    },
  },
  selectors: {
    selectLang: (state) => state.lang,
    selectLocale: (state) => localeOf(state.lang),
    selectValues: (state) => state.loadedValues,
    selectHasTexts: (state, messages: Messages) => messages.resource in state.loadedValues,
  },
});

export const { languageSwitched, valuesAwaited, valuesLoaded, valuesFailed } = localizationSlice.actions;
export const { selectLang, selectLocale, selectValues, selectHasTexts } = localizationSlice.selectors;
