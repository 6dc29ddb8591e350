import { combineSlices } from '@reduxjs/toolkit';
import { localizationSlice } from '../localization/localization.slice.ts';
import { pageSlice } from '../page/page.slice.ts';
import { popupSlice } from '../popup/popup.slice.ts';
import { siteSlice } from '../site/site.slice.ts';
import { currentUserSlice } from '../current-user/current-user.slice.ts';

/** The slices that every page has. A feature adds its own with `injectSlice` in its slice file. */
export const rootReducer = combineSlices(localizationSlice, pageSlice, popupSlice, siteSlice, currentUserSlice);

export type CoreState = ReturnType<typeof rootReducer>;
