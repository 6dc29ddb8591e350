import { unwrap, type CarGroup } from '@partshop/api-client';
import { createLoadable } from '@partshop/features/core';

/** The list to load: all brands, a brand's models grouped by series, or a model's engines grouped by fuel. */
export type CarList = { level: 'brand' } | { level: 'model'; brandId: number } | { level: 'engine'; modelId: number };

const parentOf = (list: CarList): number | undefined => {
  if (list.level === 'brand') return undefined;
  return list.level === 'model' ? list.brandId : list.modelId;
};

/** The lists to choose a car from (§3, §7 `car-search-data`); they change only with the catalogue. */
export const carLists = createLoadable<CarList, CarGroup[]>({
  name: 'carLists',
  key: (list) => `${list.level} ${parentOf(list) ?? ''}`,
  call: (api, list, signal) => {
    const parentId = parentOf(list);
    const query = { dataType: list.level, ...(parentId === undefined ? {} : { parentId }) };
    return unwrap(api.GET('/services/search/car-search-data', { params: { query }, signal }));
  },
  max: 24,
  freshMs: 3_600_000,
});
