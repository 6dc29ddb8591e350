import { call, cancelled, take } from 'redux-saga/effects';
import { dispatch, pick, toLoadError, type Saga } from '@partshop/features/core';
import { fetchBasket } from './basket-calls.saga.ts';
import { selectBasketStatus, selectBasketVersion, selectIsSaving } from './basket.selectors.ts';
import {
  changeAnswered,
  changeRefused,
  loadCancelled,
  loadFailed,
  loadStarted,
  loadSucceeded,
} from './basket.slice.ts';

/** Loads the basket unless it is loaded (§4, app start). Rethrows the call's error. */
export function* loadBasket(): Saga {
  if ((yield* pick(selectBasketStatus)) === 'loaded') return;
  yield* refreshBasket();
}

/** Loads the basket again, or waits for the request in progress. Rethrows the call's error. */
export function* refreshBasket(): Saga {
  if ((yield* pick(selectBasketStatus)) === 'loading') {
    yield take([loadSucceeded.type, loadFailed.type, loadCancelled.type]);
    if ((yield* pick(selectBasketStatus)) === 'loaded') return;
  }
  yield* readBasket();
}

/** Loads the basket now, even if another request is in progress. */
export function* readBasket(): Saga {
  // A separate task: yielding in `finally` would otherwise resume the parent sagas after they were cancelled.
  yield call(readNow);
}

function* readNow(): Saga {
  yield* dispatch(loadStarted());
  const version = yield* pick(selectBasketVersion);
  try {
    const basket = yield* fetchBasket();
    yield* dispatch(loadSucceeded({ basket, version }));
  } catch (error) {
    yield* dispatch(loadFailed(toLoadError(error)));
    throw error;
  } finally {
    if (yield cancelled()) yield* dispatch(loadCancelled());
  }
}

/** Waits until all pending changes are saved or refused, for a page that shows the stored basket. */
export function* waitUntilSaved(): Saga {
  while (yield* pick(selectIsSaving)) yield take([changeAnswered.type, changeRefused.type]);
}
