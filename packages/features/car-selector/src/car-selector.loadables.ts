import { unwrap, type CarGroup, type Category } from '@partshop/api-client';
import { createLoadable, isList } from '@partshop/features/core';

/** The list to load: all brands, a brand's models grouped by series, or a model's engines grouped by fuel. */
export type CarList = { level: 'brand' } | { level: 'model'; brandId: number } | { level: 'engine'; modelId: number };

const parentOf = (list: CarList): number | undefined => {
  if (list.level === 'brand') return undefined;
  return list.level === 'model' ? list.brandId : list.modelId;
};

/** The lists to choose a car from (§3); they change only with the catalogue. */
export const carLists = createLoadable<CarList, CarGroup[]>({
  name: 'carLists',
  key: (list) => `${list.level} ${parentOf(list) ?? ''}`,
  isShape: isList,
  call: (api, list, signal) => {
    const parentId = parentOf(list);
    const query = { dataType: list.level, ...(parentId === undefined ? {} : { parentId }) };
    return unwrap(api.GET('/services/search/car-search-data', { params: { query }, signal }));
  },
  max: 60,
  freshMs: 3_600_000,
});

/** The categories that have parts for an engine, with their children (§4: loaded after the choice). */
export const carCategories = createLoadable<number, Category[]>({
  name: 'carCategories',
  key: String,
  isShape: isList,
  call: (api, engineId, signal) =>
    unwrap(api.GET('/services/search/category-car-parts-list', { params: { query: { engineId } }, signal })),
  max: 4,
  freshMs: 600_000,
});
