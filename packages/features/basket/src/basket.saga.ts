import { cancelled, take } from 'redux-saga/effects';
import { answer, type Basket } from '@partshop/api-client';
import { callApi, dispatch, pick, pickCurrency, toLoadError, type Saga } from '@partshop/core';
import { selectBasketStatus, selectBasketVersion, selectServerBasket } from './basket.selectors.ts';
import { loadCancelled, loadFailed, loadStarted, loadSucceeded } from './basket.slice.ts';

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

/** The basket as the server has it, in the currency of the language (§7, §9). */
export function* fetchBasket(): Saga<Basket> {
  const currencyCode = yield* pickCurrency();
  return yield* callApi((api, signal) => answer(api.GET('/services/basket/items_json', { params: { query: { currencyCode } }, signal })));
}

/** The basket as far as it is known, for a saga that compares. */
export const pickServerBasket = (): Saga<Basket | null> => pick(selectServerBasket);
