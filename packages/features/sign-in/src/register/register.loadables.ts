import { unwrap, type City } from '@partshop/api-client';
import { createLoadable, isList } from '@partshop/features/core';

/** The largest cities, to choose from without scripts. */
export const largestCities = createLoadable<void, City[]>({
  name: 'signInCities',
  key: () => 'largest',
  isShape: isList,
  call: (api, _args, signal) =>
    unwrap(api.GET('/registration/GetCities', { params: { query: { take: 100 } }, signal })),
  max: 1,
  freshMs: 600_000,
});
