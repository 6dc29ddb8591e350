import { eventChannel, type EventChannel } from 'redux-saga';
import { call, takeEvery } from 'redux-saga/effects';
import type { UnknownAction } from '@reduxjs/toolkit';
import { unwrap } from '@partshop/api-client';
import {
  callApi,
  dispatch,
  isAnonymous,
  optional,
  pick,
  reloadCurrentUser,
  selectClient,
  type Saga,
} from '@partshop/features/core';
import { loadCurrentCar } from './current-car.saga.ts';
import { carChosen, carCleared, carRecalled, selectCurrentCar, selectIsCarCertain } from './current-car.slice.ts';
import { CURRENT_KEY, readCars, withCurrent, withoutRecent, writeCars, type KeptCars } from './kept-cars.ts';
import { recentForgotten, recentRead } from './recent-cars.slice.ts';

/** Keeps the current and the recent cars in the browser, and merges them with what the server knows (F14). Runs once. */
export function* keepCars(): Saga {
  yield takeEvery([carChosen, carCleared], keepCurrent);
  yield takeEvery(recentForgotten, forget);
  const otherTabs = (yield call(listenToOtherTabs)) as EventChannel<true>;
  yield takeEvery(otherTabs, readAgain);
  yield* mergeCars();
}

/** The server's car wins, and the browser's one becomes a recent one. A client without a car gets the one of this browser. */
function* mergeCars(): Saga {
  const known = (yield* pick(selectCurrentCar)) ?? (yield* loadCurrentCar());
  const kept = readCars();
  if (known || (yield* pick(selectIsCarCertain))) {
    yield* keep(withCurrent(kept, known));
    return;
  }
  yield* keep(kept);
  yield* dispatch(carRecalled(kept.current));
  if (kept.current && !isAnonymous(yield* pick(selectClient))) yield* optional(tellServer(kept.current.engineId));
}

function* keepCurrent(): Saga {
  yield* keep(withCurrent(readCars(), yield* pick(selectCurrentCar)));
}

function* forget({ payload }: ReturnType<typeof recentForgotten>): Saga {
  yield* keep(withoutRecent(readCars(), payload));
}

function* keep(cars: KeptCars): Saga {
  writeCars(cars);
  yield* dispatch(recentRead(cars.recent));
}

/** Another tab chose or cleared a car. */
function* readAgain(_event: true | UnknownAction): Saga {
  const { current, recent } = readCars();
  yield* dispatch(carRecalled(current));
  yield* dispatch(recentRead(recent));
}

function* tellServer(id: number): Saga<true> {
  yield* callApi((api, signal) =>
    unwrap(api.POST('/services/cabinet/set-engine-id', { params: { query: { id } }, signal })),
  );
  yield* reloadCurrentUser();
  return true;
}

function listenToOtherTabs(): EventChannel<true> {
  return eventChannel((emit) => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === CURRENT_KEY) emit(true);
    };
    globalThis.addEventListener?.('storage', onStorage);
    return () => globalThis.removeEventListener?.('storage', onStorage);
  });
}
