import { call, takeEvery } from 'redux-saga/effects';
import { dispatch, loadCode, optional, pick, type Saga } from '@partshop/features/core';
import { selectUnconfirmed } from './basket.selectors.ts';
import { changeAnswered, changeRefused, changeRequested, changeSent, noticeDismissed } from './basket.slice.ts';
import { keepChanges, keptText } from './kept-changes.ts';

const loadReader = async () => import('./read-kept-changes.ts');

/** Makes the changes that the page before this one was left with, and keeps those of this page. */
export function* keepPendingChanges(): Saga {
  const text = keptText();
  // Few pages were left with changes: the code that reads them is loaded on demand.
  const left = (text && (yield* optional(readKept(text)))) || [];
  yield takeEvery([changeRequested, changeSent, changeAnswered, changeRefused, noticeDismissed], function* (): Saga {
    keepChanges(yield* pick(selectUnconfirmed));
  });
  for (const change of left) yield* dispatch(changeRequested(change));
}

function* readKept(text: string): Saga<ReturnType<Reader['readKeptChanges']>> {
  const { readKeptChanges } = (yield call(loadCode, loadReader)) as Reader;
  return readKeptChanges(text);
}

type Reader = Awaited<ReturnType<typeof loadReader>>;
