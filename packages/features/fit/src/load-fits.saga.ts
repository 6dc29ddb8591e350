import { all, call } from 'redux-saga/effects';
import { loadCurrentCar } from '@partshop/features/car-selector';
import { dispatch, loadCode, loadTexts, optional, type Saga } from '@partshop/features/core';
import { fetchFits } from './fetch-fits.saga.ts';
import { messages as conditionMessages } from './fit-conditions.messages.ts';
import { messages } from './fit.messages.ts';
import { carMet, verdictsLoaded, type FitAnswers } from './fit.slice.ts';
import { importFitParts } from './lazy-fit.tsx';

/** The backend answers about so many articles at once. */
const MAX_ASKED = 500;

/**
 * For the load saga of a page: decides on a server whether the articles fit the car of the visitor’s session, so that the document says
 * it. Does nothing for visitors without one, whose pages are cached, and in a browser, which asks after it has shown the page. After a
 * failure the verdicts are left out. `answers` are those in the address of a page without scripts.
 */
export function* loadFits(articleIds: readonly number[], answers: FitAnswers = {}): Saga {
  if (!import.meta.env.SSR) return;
  const car = yield* loadCurrentCar();
  if (!car || articleIds.length === 0) return;
  const asked = [...new Set(articleIds)].slice(0, MAX_ASKED);
  yield* optional(decideOn(asked, car.engineId, answers));
}

function* decideOn(articleIds: readonly number[], engineId: number, answers: FitAnswers): Saga<true> {
  const [verdicts] = (yield all([
    call(fetchFits, { articleIds, engineId, answers }),
    call(loadTexts, messages, conditionMessages),
    call(loadCode, importFitParts),
  ])) as [Parameters<typeof verdictsLoaded>[0], ...unknown[]];
  yield* dispatch(carMet({ engineId, answers: {} }));
  yield* dispatch(verdictsLoaded(verdicts));
  return true;
}
