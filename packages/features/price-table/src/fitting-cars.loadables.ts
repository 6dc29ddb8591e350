import { unwrap, type Applicability } from '@partshop/api-client';
import { createLoadable, loadCode } from '@partshop/features/core';
import { importCarList } from './lazy-car-list.ts';

/** `engineId` is the visitor's own car, null without one; `text` the words of a search, empty for all cars. */
export type FittingCarsArgs = { articleId: number; engineId: number | null; text: string };

/** The cars that an article fits (F5), together with the code that shows them. */
export const fittingCars = createLoadable<FittingCarsArgs, Applicability>({
  name: 'fittingCars',
  key: ({ articleId, engineId, text }) => `${articleId} ${engineId ?? ''} ${text}`,
  call: async (api, { articleId, engineId, text }, signal) => {
    const query = { articleId, text, ...(engineId === null ? {} : { engineId }) };
    const [cars] = await Promise.all([
      unwrap(api.GET('/services/search/applicability', { params: { query }, signal })),
      loadCode(importCarList),
    ]);
    return cars;
  },
  max: 4,
});
