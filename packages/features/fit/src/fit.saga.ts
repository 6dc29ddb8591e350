import { delay, takeLatest } from 'redux-saga/effects';
import { carChosen, carCleared, carRecalled, selectCurrentCar } from '@partshop/features/car-selector';
import { dispatch, loadTexts, optional, pick, type Saga } from '@partshop/features/core';
import { fetchFits } from './fetch-fits.saga.ts';
import { messages as conditionMessages } from './fit-conditions.messages.ts';
import { messages } from './fit.messages.ts';
import { carMet, conditionAnswered, listShown, selectFit, selectUndecided, verdictsLoaded } from './fit.slice.ts';
import { keepAnswers, readAnswers } from './kept-answers.ts';

/** How long to wait before each further call after one that failed, in milliseconds. */
const WAITS = [2000, 10_000, 60_000];

/**
 * Asks which of the shown articles fit the current car, in one call for all that are not decided. The latest step wins: a call for an
 * earlier car, answer or list is cancelled. After a failure it asks again a few times, and then with the next step.
 */
export function* decideFits(): Saga {
  yield* recallAnswers();
  yield takeLatest([listShown, conditionAnswered, carChosen, carCleared, carRecalled], decide);
  yield* decide();
}

/**
 * A server that wrote verdicts into the page knew of no answers. The visitor may have given some before this code was loaded: they are
 * newer than the kept ones.
 */
function* recallAnswers(): Saga {
  const { engineId, answers: given } = yield* pick(selectFit);
  if (engineId === null) return;
  const answers = { ...readAnswers(engineId), ...given };
  yield* dispatch(carMet({ engineId, answers }));
  if (Object.keys(given).length > 0) keepAnswers(engineId, answers);
}

function* decide(step?: unknown): Saga {
  const car = yield* pick(selectCurrentCar);
  if (!car) return;
  const { engineId } = car;
  if ((yield* pick(selectFit)).engineId !== engineId) {
    yield* dispatch(carMet({ engineId, answers: readAnswers(engineId) }));
  }
  if (conditionAnswered.match(step)) keepAnswers(engineId, (yield* pick(selectFit)).answers);
  // The lists of one page are shown one after the other.
  yield delay(0);
  for (const wait of WAITS) {
    if (yield* ask(engineId)) return;
    yield delay(wait);
  }
}

/** Returns whether nothing is left to ask. */
function* ask(engineId: number): Saga<boolean> {
  const { answers } = yield* pick(selectFit);
  const articleIds = yield* pick(selectUndecided);
  if (articleIds.length === 0) return true;
  const verdicts = yield* optional(fetchFits({ articleIds, engineId, answers }));
  if (!verdicts) return false;
  yield* loadTexts(messages, conditionMessages);
  yield* dispatch(verdictsLoaded(verdicts));
  return true;
}
