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

/** Makes sure that the basket is known (§4, app start). Throws what the call threw. */
export function* loadBasket(): Saga {
  if ((yield* pick(selectBasketStatus)) === 'loaded') return;
  yield* refreshBasket();
}

/** Asks for the basket again, or waits for an answer that is already on its way. Throws what the call threw. */
export function* refreshBasket(): Saga {
  if ((yield* pick(selectBasketStatus)) === 'loading') {
    yield take([loadSucceeded.type, loadFailed.type, loadCancelled.type]);
    if ((yield* pick(selectBasketStatus)) === 'loaded') return;
  }
  yield* readBasket();
}

/** Asks for the basket now, whatever is on its way. */
export function* readBasket(): Saga {
  // A task of its own: what it says in `finally` would let the sagas around it go on after they were cancelled.
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

/** Waits until the visitor's changes are saved or refused, for a page that shows what is stored. */
export function* waitUntilSaved(): Saga {
  while (yield* pick(selectIsSaving)) yield take([changeAnswered.type, changeRefused.type]);
}
