import { buffers, type Channel } from 'redux-saga';
import { actionChannel, all, call, fork, take, takeEvery, takeLeading } from 'redux-saga/effects';
import type { UnknownAction } from '@reduxjs/toolkit';
import { unwrap, type CarRoot } from '@partshop/api-client';
import { callApi, dispatch, loadCurrentUser, optional, pick, selectClient, type Saga } from '@partshop/features/core';
import { carLists, type CarList } from './car-selector.loadables.ts';
import {
  brandChosen,
  brandsAsked,
  carForgotten,
  carRestored,
  carSaveAsked,
  carSaved,
  carSaveFailed,
  engineChosen,
  modelChosen,
  selectionReset,
  selectSelection,
} from './car-selection.slice.ts';

/**
 * §4, car selection (browser only): shows the car that the server has, loads the list of the next level after a choice, and
 * saves a chosen engine.
 */
export function* carSelectorWatchers(): Saga {
  yield fork(sendChoices);
  yield fork(restoreCar);
  yield takeLeading(brandsAsked, () => loadList({ level: 'brand' }));
  yield takeEvery(brandChosen, ({ payload }: ReturnType<typeof brandChosen>) =>
    loadList({ level: 'model', brandId: payload }),
  );
  yield takeEvery(modelChosen, ({ payload }: ReturnType<typeof modelChosen>) =>
    loadList({ level: 'engine', modelId: payload }),
  );
}

/** Sends the choice to the server, one request after the other; of the choices made meanwhile only the last counts. */
function* sendChoices(): Saga {
  const pattern = [carSaveAsked, brandChosen, modelChosen, engineChosen, selectionReset];
  const choices = (yield actionChannel(pattern, buffers.sliding(1))) as Channel<UnknownAction>;
  while (true) {
    yield take(choices);
    yield* sendChoice();
  }
}

/** A list that fails to load shows its error in its field. */
function* loadList(list: CarList): Saga {
  yield* optional(carLists.load(list));
}

/** Saves the engine, or clears the one saved; then loads the current user again, and the names and addresses of the car (§4). */
function* sendChoice(): Saga {
  const { engineId } = yield* pick(selectSelection);
  const { EngineId } = yield* pick(selectClient);
  if (engineId === null && EngineId === undefined) return;
  try {
    yield* callApi((api, signal) =>
      unwrap(api.POST('/services/cabinet/set-engine-id', { params: { query: { id: engineId ?? 0 } }, signal })),
    );
    if (engineId === null) {
      yield* loadCurrentUser();
      yield* dispatch(carForgotten());
    } else {
      const [car] = (yield all([call(loadCar, engineId), call(loadCurrentUser)])) as [CarRoot, void];
      yield* dispatch(carSaved(car));
    }
  } catch {
    yield* dispatch(carSaveFailed(engineId));
  }
}

/** Shows the car of the current user, with the lists that it was chosen from. Without it the picker is empty. */
function* restoreCar(): Saga {
  const { EngineId } = yield* pick(selectClient);
  const { brandId } = yield* pick(selectSelection);
  if (EngineId === undefined || brandId !== null) return;
  const car = yield* optional(loadCar(EngineId));
  if (!car) return;
  yield* dispatch(carRestored(car));
  yield all([
    call(loadList, { level: 'brand' }),
    call(loadList, { level: 'model', brandId: car.brandId }),
    call(loadList, { level: 'engine', modelId: car.modelId }),
  ]);
}

function* loadCar(engineId: number): Saga<CarRoot> {
  return yield* callApi((api, signal) =>
    unwrap(api.GET('/services/search/get-root-by-car', { params: { query: { engineId } }, signal })),
  );
}
