import { unwrap, type CarGroup } from '@partshop/api-client';
import { createLoadable } from '@partshop/features/core';

/** Which list: all brands, the models of a brand in groups by series, the engines of a model in groups by fuel. */
export type CarList = { level: 'brand' } | { level: 'model'; brandId: number } | { level: 'engine'; modelId: number };

const parentOf = (list: CarList): number | undefined => {
  if (list.level === 'brand') return undefined;
  return list.level === 'model' ? list.brandId : list.modelId;
};

/** The lists that a car is chosen from (§3, §7 `car-search-data`); they change with the catalogue alone. */
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
