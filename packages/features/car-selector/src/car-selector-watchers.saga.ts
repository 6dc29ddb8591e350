import { all, call, takeEvery, takeLatest, takeLeading } from 'redux-saga/effects';
import type { UnknownAction } from '@reduxjs/toolkit';
import { unwrap, type CarRoot } from '@partshop/api-client';
import { callApi, dispatch, loadCurrentUser, optional, pick, type Saga } from '@partshop/features/core';
import { carLists, type CarList } from './car-selector.loadables.ts';
import {
  brandChosen,
  brandsAsked,
  carSaveAsked,
  carSaved,
  carSaveFailed,
  engineChosen,
  modelChosen,
  selectionReset,
  selectSelection,
} from './car-selection.slice.ts';

/** §4, car selection (browser only): loads the list of the next level after a choice, and saves the car on demand. */
export function* carSelectorWatchers(): Saga {
  yield takeLeading(brandsAsked, () => loadList({ level: 'brand' }));
  yield takeEvery(brandChosen, ({ payload }: ReturnType<typeof brandChosen>) =>
    loadList({ level: 'model', brandId: payload }),
  );
  yield takeEvery(modelChosen, ({ payload }: ReturnType<typeof modelChosen>) =>
    loadList({ level: 'engine', modelId: payload }),
  );
  // Another choice cancels the save.
  yield takeLatest(
    [carSaveAsked, brandChosen, modelChosen, engineChosen, selectionReset],
    function* (action: UnknownAction): Saga {
      if (carSaveAsked.match(action)) yield* saveCar();
    },
  );
}

/** A list that fails to load shows its error in its field. */
function* loadList(list: CarList): Saga {
  yield* optional(carLists.load(list));
}

/** Saves the engine, then loads the current user with this car, and the car's names and addresses (§4). */
function* saveCar(): Saga {
  const { engineId } = yield* pick(selectSelection);
  if (engineId === null) return;
  try {
    yield* callApi((api, signal) =>
      unwrap(api.POST('/services/cabinet/set-engine-id', { params: { query: { id: engineId } }, signal })),
    );
    const [car] = (yield all([call(loadCar, engineId), call(loadCurrentUser)])) as [CarRoot, void];
    yield* dispatch(carSaved(car));
  } catch {
    yield* dispatch(carSaveFailed());
  }
}

function* loadCar(engineId: number): Saga<CarRoot> {
  return yield* callApi((api, signal) =>
    unwrap(api.GET('/services/search/get-root-by-car', { params: { query: { engineId } }, signal })),
  );
}
