import { all, call } from 'redux-saga/effects';
import type { City } from '@partshop/api-client';
import { optional, type Saga } from '@partshop/features/core';
import { cityLists, cityPoints } from './city.loadables.ts';
import type { PickerRequest } from './picker-request.ts';
import { shownCityOf } from './shown-city.ts';

/**
 * Loads what a request shows. Critical: the cities; rethrows their call's error. Optional: the pick-up points. `currentId` is the
 * current user’s city if a map shows it from the start, else null.
 */
export function* loadPicker(request: PickerRequest, currentId: number | null): Saga {
  const known = request.pointsOf ?? (request.by.kind === 'largest' ? currentId : null);
  if (known !== null) yield all([call(cityLists.load, request.by), call(loadPoints, known)]);
  else {
    const cities: City[] = yield* cityLists.load(request.by);
    const shown = shownCityOf(request, cities, currentId);
    if (shown !== null) yield* loadPoints(shown);
  }
}

function* loadPoints(cityId: number): Saga {
  yield* optional(cityPoints.load(cityId));
}
