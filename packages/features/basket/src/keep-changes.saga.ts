import { takeEvery } from 'redux-saga/effects';
import { dispatch, pick, type Saga } from '@partshop/features/core';
import { selectChanges } from './basket.selectors.ts';
import { changeAnswered, changeRefused, changeRequested, changeSent } from './basket.slice.ts';
import { keepChanges, takeKeptChanges } from './kept-changes.ts';

/** Makes the changes that the page before this one was left with, and keeps those of this page. */
export function* keepPendingChanges(): Saga {
  const left = takeKeptChanges();
  yield takeEvery([changeRequested.type, changeSent.type, changeAnswered.type, changeRefused.type], function* (): Saga {
    keepChanges(yield* pick(selectChanges));
  });
  for (const change of left) yield* dispatch(changeRequested(change));
}
