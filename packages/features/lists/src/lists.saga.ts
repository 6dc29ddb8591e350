import { take } from 'redux-saga/effects';
import { unwrap, type Lists } from '@partshop/api-client';
import { callApi, dispatch, pick, type Saga } from '@partshop/features/core';
import { changeAnswered, changeFailed, listsLoaded, selectIsSaving } from './lists.slice.ts';

/** Loads the lists of the session (app start). Rethrows the call's error. */
export function* loadLists(): Saga {
  const lists: Lists = yield* callApi((api, signal) => unwrap(api.GET('/services/lists', { signal })));
  yield* dispatch(listsLoaded(lists));
}

/** Waits until every change is saved or has failed, for a page that shows a stored list. */
export function* waitUntilListsSaved(): Saga {
  while (yield* pick(selectIsSaving)) yield take([changeAnswered.type, changeFailed.type]);
}
