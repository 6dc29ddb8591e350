import { createAction } from '@reduxjs/toolkit';
import { takeEvery } from 'redux-saga/effects';
import type { Saga } from '../store/effects.ts';

/**
 * What the server said to this visitor is no longer true, for example since they chose another city: the page's data is loaded
 * again, and no loaded data is reused.
 */
export const dataOutdated = createAction('core/dataOutdated');

/** Calls `reload`, which loads the page's data again, whenever it is outdated. */
export function* outdatedWatchers(reload: () => void): Saga {
  yield takeEvery(dataOutdated, reload);
}
