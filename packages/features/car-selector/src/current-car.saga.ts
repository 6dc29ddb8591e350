import { unwrap, type CarRoot } from '@partshop/api-client';
import {
  awaitCurrentUser,
  callApi,
  dispatch,
  optional,
  pick,
  selectClient,
  type CoreState,
  type Saga,
} from '@partshop/features/core';
import { carRecalled, selectCurrentCar } from './current-car.slice.ts';

/** Loads a car by its engine: ids, names and URLs (§7 get-root-by-car). */
export function* fetchCar(engineId: number): Saga<CarRoot> {
  return yield* callApi((api, signal) =>
    unwrap(api.GET('/services/search/get-root-by-car', { params: { query: { engineId } }, signal })),
  );
}

/**
 * The current car, loaded by the engine id of the client unless it is known (§4); null if there is none, or if it cannot be
 * loaded: then the page is not cached.
 */
export function* loadCurrentCar(): Saga<CarRoot | null> {
  const { EngineId } = yield* awaitCurrentUser();
  const known = yield* pick(selectCurrentCar);
  if (known || EngineId === undefined) return known;
  const car = yield* optional(fetchCar(EngineId));
  const { EngineId: still } = yield* pick(selectClient);
  if (car && still === EngineId) yield* dispatch(carRecalled(car));
  return yield* pick(selectCurrentCar);
}

/** Whether the current car or the engine id of the client is known. */
export const hasCar = (state: CoreState): boolean =>
  selectCurrentCar(state) !== null || selectClient(state).EngineId !== undefined;
