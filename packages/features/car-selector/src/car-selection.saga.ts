import { buffers, type Channel } from 'redux-saga';
import { actionChannel, all, call, fork, take, takeLatest } from 'redux-saga/effects';
import type { UnknownAction } from '@reduxjs/toolkit';
import { unwrap, type ApiClient, type CarRoot } from '@partshop/api-client';
import {
  callApi,
  dispatch,
  environment,
  isAnonymous,
  optional,
  pick,
  reloadCurrentUser,
  selectClient,
  type Saga,
} from '@partshop/features/core';
import { carCategories, carLists, type CarList } from './car-selector.loadables.ts';
import { carChosen, carCleared } from './current-car.slice.ts';
import { fetchCar, hasCar, loadCurrentCar } from './current-car.saga.ts';
import {
  carRestored,
  carSteps,
  choiceKept,
  choiceNotKept,
  isUnkept,
  isUntouched,
  listAsked,
  listFailed,
  listLoaded,
  routeRestored,
  selectAwaitedLists,
  selectCarSelection,
  selectKept,
  selectorOpened,
} from './car-selection.slice.ts';
import { namesOfCar } from './car-names.ts';

/** The visitors whose flow runs, by their client of the API: several parts of a page may start it. */
const started = new WeakSet<ApiClient>();

/**
 * The whole choice of a car (§4), in the browser. After each step it loads the lists that the state machine awaits; the latest step
 * wins, and a load that an earlier one started is cancelled. The server gets one engine id after the other, and only the last counts.
 */
export function* carSelectionFlow(): Saga {
  const api = yield* environment('api');
  if (started.has(api)) return;
  started.add(api);
  yield fork(keepChoices);
  yield takeLatest(carSteps, follow);
  if (yield* pick(hasCar)) yield* dispatch(selectorOpened());
}

function* follow(step: UnknownAction): Saga {
  // Its page's load saga loads the lists.
  if (routeRestored.match(step)) return;
  if (selectorOpened.match(step)) yield* restoreCurrentCar();
  yield* loadAwaitedLists();
}

/** With only an engine id on the client, its car is restored from the server; otherwise the brands load if empty. */
export function* restoreCurrentCar(): Saga {
  const car = isUntouched(yield* pick(selectCarSelection)) ? yield* loadCurrentCar() : null;
  if (car) yield* dispatch(carRestored(namesOfCar(car)));
  else if ((yield* pick(selectCarSelection)).brand.status === 'idle') yield* dispatch(listAsked('brand'));
}

/** Loads the lists that the state machine awaits. A list that fails says so on its level. */
export function* loadAwaitedLists(): Saga {
  const lists = yield* pick(selectAwaitedLists);
  yield all(lists.map((list) => call(loadList, list)));
}

function* loadList(list: CarList): Saga {
  const groups = yield* optional(carLists.load(list));
  yield* dispatch(groups ? listLoaded(list) : listFailed(list));
}

/** Keeps the choice after each step that asks for it, one after the other: what the server is told last arrives last. */
function* keepChoices(): Saga {
  const steps = (yield actionChannel(carSteps, buffers.sliding(1))) as Channel<UnknownAction>;
  // After a failure the server may have done what it was told.
  let isUnsure = false;
  while (true) {
    if (isUnkept(yield* pick(selectCarSelection))) isUnsure = !(yield* keepChoice(isUnsure));
    yield take(steps);
  }
}

/** Returns whether it succeeded. */
function* keepChoice(isUnsure: boolean): Saga<boolean> {
  const kept = yield* pick(selectKept);
  const { engineId } = kept;
  try {
    if (isUnsure || (yield* isServerTold(kept))) yield* tellServer(engineId);
    yield* engineId === null ? dispatch(carCleared()) : loadCar(engineId);
    yield* dispatch(choiceKept(kept));
    return true;
  } catch {
    yield* dispatch(choiceNotKept(kept));
    return false;
  }
}

/**
 * Whether the server has to hear of an engine: not of the one that it has, and not of a car that a guest without a car only opened
 * by its address. Telling it would open a session, and take the guest out of the page cache.
 */
function* isServerTold({ engineId, keeping }: ReturnType<typeof selectKept>): Saga<boolean> {
  const client = yield* pick(selectClient);
  const stored = client.EngineId ?? null;
  return engineId !== stored && !(keeping === 'found' && stored === null && isAnonymous(client));
}

/** Stores the engine id on the server, or clears it, and reloads the client. */
function* tellServer(engineId: number | null): Saga {
  yield* callApi((api, signal) =>
    unwrap(api.POST('/services/cabinet/set-engine-id', { params: { query: { id: engineId ?? 0 } }, signal })),
  );
  yield* reloadCurrentUser();
}

/** Loads the car info and the category list of the engine. */
function* loadCar(engineId: number): Saga {
  const [car] = (yield all([call(fetchCar, engineId), call(loadCategories, engineId)])) as [CarRoot, void];
  yield* dispatch(carChosen(car));
}

function* loadCategories(engineId: number): Saga {
  yield* optional(carCategories.load(engineId));
}
