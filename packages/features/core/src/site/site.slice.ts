import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { answer, type SiteConfig } from '@partshop/api-client';
import { callApi, dispatch, pick, type Saga } from '../store/effects.ts';

export type SiteState = { config: SiteConfig | null };

const initialState: SiteState = { config: null };

/** §3 site configuration. */
export const siteSlice = createSlice({
  name: 'site',
  initialState,
  reducers: {
    siteConfigLoaded(state, { payload }: PayloadAction<SiteConfig>) {
      state.config = payload;
    },
  },
  selectors: { selectSiteConfig: (state) => state.config },
});

export const { siteConfigLoaded } = siteSlice.actions;
export const { selectSiteConfig } = siteSlice.selectors;

/** Loads the configuration if it is not there yet (§4, app start). */
export function* loadSiteConfig(): Saga {
  const known = yield* pick(selectSiteConfig);
  if (known) return;
  const config = yield* callApi((api, signal) => answer(api.GET('/Localization/getconfig', { signal })));
  yield* dispatch(siteConfigLoaded(config));
}
