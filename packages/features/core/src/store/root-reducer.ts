import { combineSlices } from '@reduxjs/toolkit';
import { localizationSlice } from '../localization/localization.slice.ts';
import { pageSlice } from '../page/page.slice.ts';
import { popupSlice } from '../popup/popup.slice.ts';
import { siteSlice } from '../site/site.slice.ts';
import { viewerSlice } from '../viewer/viewer.slice.ts';

/** The state that every page has. A feature adds its own slice with `injectSlice` in its slice file. */
export const rootReducer = combineSlices(localizationSlice, pageSlice, popupSlice, siteSlice, viewerSlice);

export type CoreState = ReturnType<typeof rootReducer>;
