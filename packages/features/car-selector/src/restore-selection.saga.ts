import type { NamedCar } from '@partshop/api-client';
import { dispatch, pick, type Saga } from '@partshop/features/core';
import { namesOfCar } from './car-names.ts';
import { restoreCurrentCar } from './car-selection.saga.ts';
import { routeRestored, selectCarSelection } from './car-selection.slice.ts';

/**
 * §4, for the load saga of a page: with a car in its route everything is reset and this car is chosen as far as the route names it; else
 * the car of the client's engine id, if there is one. A page that shows the selector loads `loadAwaitedLists` afterwards.
 */
export function* restoreSelection(car: NamedCar | null): Saga {
  if (car) {
    yield* dispatch(routeRestored(namesOfCar(car)));
    return;
  }
  const { keeping } = yield* pick(selectCarSelection);
  // A choice that the server does not have yet stays.
  if (keeping !== 'asked' && keeping !== 'failed') yield* dispatch(routeRestored({}));
  yield* restoreCurrentCar();
}
