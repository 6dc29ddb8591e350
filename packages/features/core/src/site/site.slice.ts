import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CompanyContacts, SiteConfig, StoreWorkTime } from '@partshop/api-client';

/** The shop's contacts and its store's hours, Monday first; the hours are empty if they failed to load. */
export type ShopContacts = { company: CompanyContacts; workTimes: readonly StoreWorkTime[] };

export type SiteState = { config: SiteConfig | null; contacts: ShopContacts | null };

const initialState: SiteState = { config: null, contacts: null };

/** §3 site configuration and the footer's contacts: the same for all visitors of a language. */
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
