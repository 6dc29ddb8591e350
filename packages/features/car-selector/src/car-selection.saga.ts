import { buffers, type Channel } from 'redux-saga';
import { actionChannel, all, call, fork, take, takeLatest } from 'redux-saga/effects';
import type { UnknownAction } from '@reduxjs/toolkit';
import { unwrap, type CarRoot } from '@partshop/api-client';
import {
  callApi,
  dispatch,
  isAnonymous,
  loadCurrentUser,
  optional,
  pick,
  selectClient,
  type CoreState,
  type Saga,
} from '@partshop/features/core';
import { carCategories, carLists, type CarList } from './car-selector.loadables.ts';
import { carChosen, carCleared, selectCurrentCar } from './current-car.slice.ts';
import { fetchCar, loadCurrentCar } from './current-car.saga.ts';
import {
  carRestored,
  carSteps,
  choiceKept,
  choiceNotKept,
  isUnkept,
  listAsked,
  listFailed,
  listLoaded,
  routeRestored,
  selectAwaitedLists,
  selectCarSelection,
  selectEngineId,
  selectorOpened,
} from './car-selection.slice.ts';
import { namesOfCar } from './car-names-of.ts';

/**
 * The whole choice of a car (§4), in the browser. After each step it loads the lists that the state machine awaits; the latest step
 * wins, and a load that an earlier one started is cancelled. The server gets one engine id after the other, and only the last counts.
 */
export function* carSelectionFlow(): Saga {
  yield fork(keepChoices);
  yield takeLatest(carSteps, follow);
  if (yield* pick(hasCar)) yield* dispatch(selectorOpened());
}

const hasCar = (state: CoreState): boolean =>
  selectCurrentCar(state) !== null || selectClient(state).EngineId !== undefined;

function* follow(step: UnknownAction): Saga {
  // Its page's load saga loads the lists.
  if (routeRestored.match(step)) return;
  if (selectorOpened.match(step)) yield* restoreCurrentCar();
  yield* loadAwaitedLists();
}

/** With only an engine id on the client, its car is restored from the server; otherwise the brands load if empty. */
export function* restoreCurrentCar(): Saga {
  const { brand, keeping } = yield* pick(selectCarSelection);
  // A reset that the server does not know yet restores nothing.
  if (brand.chosen !== null) return;
  const car = keeping === 'idle' ? yield* loadCurrentCar() : null;
  if (car) yield* dispatch(carRestored(namesOfCar(car)));
  else if (brand.status === 'idle') yield* dispatch(listAsked('brand'));
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
  while (true) {
    if (isUnkept(yield* pick(selectCarSelection))) yield* keepChoice();
    yield take(steps);
  }
}

function* keepChoice(): Saga {
  const engineId = yield* pick(selectEngineId);
  try {
    if (engineId === null) yield* clearCar();
    else yield* storeCar(engineId);
    yield* dispatch(choiceKept(engineId));
  } catch {
    yield* dispatch(choiceNotKept(engineId));
  }
}

/** Stores the engine id on the server, reloads the client, and loads the car info and the category list (§4). */
function* storeCar(engineId: number): Saga {
  const isTold = yield* isServerTold(engineId);
  if (isTold) yield* setEngineId(engineId);
  const loads = [call(fetchCar, engineId), call(loadCategories, engineId), isTold ? call(loadCurrentUser) : null];
  const [car] = (yield all(loads)) as [CarRoot, void, void];
  yield* dispatch(carChosen(car));
}

/**
 * Whether the server has to hear of an engine: not of the one that it has, and not of a car that a guest without a car only opened
 * by its address. Telling it would open a session, and take the guest out of the page cache.
 */
function* isServerTold(engineId: number): Saga<boolean> {
  const client = yield* pick(selectClient);
  const { keeping } = yield* pick(selectCarSelection);
  if (keeping === 'found' && isAnonymous(client) && client.EngineId === undefined) return false;
  return client.EngineId !== engineId;
}

function* loadCategories(engineId: number): Saga {
  yield* optional(carCategories.load(engineId));
}

/** Clears the stored engine id; without one there is nothing to tell the server. */
function* clearCar(): Saga {
  if ((yield* pick(selectClient)).EngineId !== undefined) {
    yield* setEngineId(0);
    yield* loadCurrentUser();
  }
  yield* dispatch(carCleared());
}

function* setEngineId(id: number): Saga {
  yield* callApi((api, signal) =>
    unwrap(api.POST('/services/cabinet/set-engine-id', { params: { query: { id } }, signal })),
  );
}
