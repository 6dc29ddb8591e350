import { unwrap, type Applicability } from '@partshop/api-client';
import { createLoadable } from '@partshop/features/core';

/** `engineId` is the visitor's own car, null without one; `text` the words of a search, empty for all cars. */
export type FittingCarsArgs = { articleId: number; engineId: number | null; text: string };

/** The cars that an article fits (F5). */
export const fittingCars = createLoadable<FittingCarsArgs, Applicability>({
  name: 'fittingCars',
  key: ({ articleId, engineId, text }) => `${articleId} ${engineId ?? ''} ${text}`,
  call: async (api, { articleId, engineId, text }, signal) => {
    const query = { articleId, text, ...(engineId === null ? {} : { engineId }) };
    return unwrap(api.GET('/services/search/applicability', { params: { query }, signal }));
  },
  max: 4,
});
