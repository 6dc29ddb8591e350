import { unwrap, type City, type CityPoint, type DeliveryRegion } from '@partshop/api-client';
import { createLoadable, isList } from '@partshop/features/core';
import type { ListedBy } from './picker-request.ts';

const TAKEN = { largest: 16, text: 100, place: 5 } as const;

const queryOf = (by: ListedBy) => ({
  take: TAKEN[by.kind],
  ...(by.kind === 'text' ? { query: by.text } : {}),
  ...(by.kind === 'place' ? { near: by.near } : {}),
});

/** The requested cities (§7 GetCities). */
export const cityLists = createLoadable<ListedBy, City[]>({
  name: 'city-lists',
  key: (by) => JSON.stringify(queryOf(by)),
  isShape: isList,
  call: (api, by, signal) => unwrap(api.GET('/registration/GetCities', { params: { query: queryOf(by) }, signal })),
});

const MAX_SUGGESTIONS = 8;

/** Suggestions for the beginning of a name; keyed by the text, so that a late response cannot replace a newer one. */
export const citySuggestions = createLoadable<string, City[]>({
  name: 'city-suggestions',
  key: (text) => text,
  isShape: isList,
  call: (api, query, signal) =>
    unwrap(api.GET('/registration/GetCities', { params: { query: { query, take: MAX_SUGGESTIONS } }, signal })),
  max: 20,
});

/** Pick-up points by city (§7 getallpvz; 1 means retail clients, D35). */
export const cityPoints = createLoadable<number, CityPoint[]>({
  name: 'city-points',
  key: String,
  isShape: isList,
  call: (api, cityCode, signal) =>
    unwrap(api.GET('/registration/getallpvz', { params: { query: { cityCode, clientType: 1 } }, signal })),
});

/** The regions that the shop delivers to (§7 getregiondelivery). */
export const deliveryRegions = createLoadable<void, DeliveryRegion[]>({
  name: 'city-regions',
  key: () => 'all',
  isShape: isList,
  call: (api, _args, signal) => unwrap(api.POST('/services/delivery/getregiondelivery', { signal })),
  max: 1,
});
