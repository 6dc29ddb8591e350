import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CompanyContacts, SiteConfig, StoreWorkTime } from '@partshop/api-client';

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
