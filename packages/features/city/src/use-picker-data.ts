import { useSelector } from 'react-redux';
import type { City, CityPoint, DeliveryRegion } from '@partshop/api-client';
import { createCurrentUserSelector, type CoreState, type Loadable } from '@partshop/features/core';
import { cityLists, cityPoints, deliveryRegions } from './city.loadables.ts';
import type { PickerRequest } from './picker-request.ts';
import { shownCityOf } from './shown-city.ts';

/** The id of the current user's city; null without one. */
export const selectCityId = createCurrentUserSelector(({ CityId }) => CityId ?? null);

const NOTHING: Loadable<never> = { status: 'idle' };
const NONE: readonly never[] = [];

export type PickerData = {
  request: PickerRequest;
  /** The current user’s city. */
  currentId: number | null;
  list: Loadable<City[]>;
  cities: readonly City[];
  /** The city whose pick-up points are shown; null if none. */
  shownId: number | null;
  points: Loadable<CityPoint[]>;
  regions: Loadable<DeliveryRegion[]>;
};

/** The data of a request, loaded or loading. With a map it includes the current user’s own city from the start. */
export function usePickerData(request: PickerRequest, hasMap: boolean): PickerData {
  const currentId = useSelector(selectCityId);
  const list = useSelector((state: CoreState) => cityLists.select(state, request.by));
  const cities = dataOf(list);
  const shownId = shownCityOf(request, cities, hasMap ? currentId : null);
  const points = useSelector((state: CoreState) => (shownId === null ? NOTHING : cityPoints.select(state, shownId)));
  const regions = useSelector((state: CoreState) => deliveryRegions.select(state));
  return { request, currentId, list, cities, shownId, points, regions };
}

/** The items of a list; empty unless it is an array, because a cancelled load may have left other data. */
export function dataOf<Item>(loadable: Loadable<Item[]>): readonly Item[] {
  const data = 'data' in loadable ? loadable.data : undefined;
  return Array.isArray(data) ? data : NONE;
}
