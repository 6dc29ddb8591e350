import { unwrap, type FitVerdict } from '@partshop/api-client';
import { callApi, type Saga } from '@partshop/features/core';
import type { FitAnswers } from './fit.slice.ts';

type FitQuery = { articleIds: readonly number[]; engineId: number; answers: FitAnswers };

/** Asks whether articles fit a car. */
export function* fetchFits({ articleIds, engineId, answers }: FitQuery): Saga<FitVerdict[]> {
  const body = {
    articleIds: [...articleIds],
    engineIds: [engineId],
    answers: Object.entries(answers).map(([key, isTrue]) => ({ key, isTrue })),
  };
  const answer = yield* callApi((api, signal) =>
    unwrap(api.POST('/services/search/fit_json', { body, params: { query: {} }, signal })),
  );
  return answer.verdicts;
}
