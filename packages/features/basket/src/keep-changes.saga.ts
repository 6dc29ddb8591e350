import { call, fork, takeEvery } from 'redux-saga/effects';
import { dispatch, loadCode, pick, type Saga } from '@partshop/features/core';
import { selectChanges } from './basket.selectors.ts';
import { changeAnswered, changeRefused, changeRequested, changeSent } from './basket.slice.ts';
import { keepChanges, takeKeptText } from './kept-changes.ts';

const loadReader = async () => import('./read-kept-changes.ts');

/** Makes the changes that the page before this one was left with, and keeps those of this page. */
export function* keepPendingChanges(): Saga {
  const left = takeKeptText();
  yield takeEvery([changeRequested.type, changeSent.type, changeAnswered.type, changeRefused.type], function* (): Saga {
    keepChanges(yield* pick(selectChanges));
  });
  if (left !== null) yield fork(makeKept, left);
}

/** Few pages were left with changes: the code that reads them is loaded on demand. */
function* makeKept(text: string): Saga {
  const { readKeptChanges } = (yield call(loadCode, loadReader)) as Awaited<ReturnType<typeof loadReader>>;
  for (const change of readKeptChanges(text)) yield* dispatch(changeRequested(change));
}
