import { useEffect } from 'react';
import { takeEvery } from 'redux-saga/effects';
import { carChosen, carCleared } from '@partshop/features/car-selector';
import { dataOutdated, dispatch, useAppStore, type Saga } from '@partshop/features/core';

/** Loads the page again whenever the visitor chooses or clears a car while it is shown; a car that the browser recalls moves nothing. */
export function useReloadForCar(): void {
  const store = useAppStore();
  useEffect(() => {
    const left = new AbortController();
    // It ends only by leaving the page.
    store.run(reloadForCar, left.signal).catch(() => undefined);
    return () => left.abort();
  }, [store]);
}

function* reloadForCar(): Saga {
  yield takeEvery([carChosen, carCleared], reload);
}

function* reload(): Saga {
  yield* dispatch(dataOutdated());
}
