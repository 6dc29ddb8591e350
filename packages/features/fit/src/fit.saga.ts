import { takeLatest } from 'redux-saga/effects';
import { unwrap } from '@partshop/api-client';
import { carChosen, carCleared, carRecalled, selectCurrentCar } from '@partshop/features/car-selector';
import { callApi, dispatch, loadTexts, optional, pick, type Saga } from '@partshop/features/core';
import { articlesShown, carMet, conditionAnswered, selectFit, selectUndecided, verdictsLoaded } from './fit.slice.ts';
import { messages } from './fit.messages.ts';
import { keepAnswers, readAnswers } from './kept-answers.ts';

/**
 * Asks which of the shown articles fit the current car, in one call for all that are not decided. The latest step wins: a call for an
 * earlier car, answer or list is cancelled. A call that fails leaves them undecided, and the next step asks again.
 */
export function* fitWatchers(): Saga {
  yield takeLatest([articlesShown, conditionAnswered, carChosen, carCleared, carRecalled], decide);
  yield* decide();
}

function* decide(step?: unknown): Saga {
  const car = yield* pick(selectCurrentCar);
  if (!car) return;
  const { engineId } = car;
  if ((yield* pick(selectFit)).engineId !== engineId) {
    yield* dispatch(carMet({ engineId, answers: readAnswers(engineId) }));
  }
  const { answers } = yield* pick(selectFit);
  if (conditionAnswered.match(step)) keepAnswers(engineId, answers);
  const articleIds = yield* pick(selectUndecided);
  if (articleIds.length === 0) return;
  const body = {
    articleIds: [...articleIds],
    engineIds: [engineId],
    answers: Object.entries(answers).map(([key, isTrue]) => ({ key, isTrue })),
  };
  const answer = yield* optional(
    callApi((api, signal) => unwrap(api.POST('/services/search/fit_json', { body, params: { query: {} }, signal }))),
  );
  if (!answer) return;
  yield* loadTexts(messages);
  yield* dispatch(verdictsLoaded(answer.verdicts));
}
