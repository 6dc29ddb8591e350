import { createAction } from '@reduxjs/toolkit';

/** A page is shown: its path without language, query and fragment, and its title. */
export const pageShown = createAction<{ path: string; title: string }>('consent/pageShown');

/** The screen shows the results of a search: `ms` since the start of the navigation. */
export const searchShown = createAction<{ path: string; ms: number }>('consent/searchShown');
