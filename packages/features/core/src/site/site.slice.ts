import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { answer, type CompanyContacts, type SiteConfig, type StoreWorkTime } from '@partshop/api-client';
import { callApi, dispatch, pick, type Saga } from '../store/effects.ts';

/** How to reach the shop; the hours are those of its store, Monday first, and none where they could not be had. */
export type ShopContacts = { company: CompanyContacts; workTimes: readonly StoreWorkTime[] };

export type SiteState = { config: SiteConfig | null; contacts: ShopContacts | null };

const initialState: SiteState = { config: null, contacts: null };

/** §3 site configuration, and the contacts of the footer: the same for every visitor of a language. */
export const siteSlice = createSlice({
  name: 'site',
  initialState,
  reducers: {
    siteConfigLoaded(state, { payload }: PayloadAction<SiteConfig>) {
      state.config = payload;
    },
    contactsLoaded: (state, { payload }: PayloadAction<ShopContacts>) => ({ ...state, contacts: payload }),
  },
  selectors: { selectSiteConfig: (state) => state.config, selectContacts: (state) => state.contacts },
});

export const { siteConfigLoaded, contactsLoaded } = siteSlice.actions;
export const { selectSiteConfig, selectContacts } = siteSlice.selectors;

/** Loads the configuration if it is not there yet (§4, app start). */
export function* loadSiteConfig(): Saga {
  const known = yield* pick(selectSiteConfig);
  if (known) return;
  const config = yield* callApi((api, signal) => answer(api.GET('/Localization/getconfig', { signal })));
  yield* dispatch(siteConfigLoaded(config));
}

/** Loads the contacts with the hours of the store, unless they are there. Throws what the call for the contacts threw. */
export function* loadContacts(): Saga {
  if (yield* pick(selectContacts)) return;
  const company = yield* callApi((api, signal) =>
    answer(api.POST('/services/CompanyContacts/getcompanycontacts', { signal })),
  );
  const workTimes = yield* loadWorkTimes(company.storeId);
  yield* dispatch(contactsLoaded({ company, workTimes }));
}

function* loadWorkTimes(storeId: number): Saga<StoreWorkTime[]> {
  const params = { query: { storeId } };
  try {
    return yield* callApi((api, signal) => answer(api.GET('/services/storeworktimes', { params, signal })));
  } catch {
    return [];
  }
}
