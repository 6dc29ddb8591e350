import { unwrap, type ClientInfo } from '@partshop/api-client';
import { callApi, dataOutdated, dispatch, currentUserLoaded, type Saga } from '@partshop/features/core';
import type { CityChoice } from './city-choice.ts';

/**
 * Saves the city as the current user’s (§7 SetCity) and updates it everywhere, with the delivery times that depend on it. Rethrows
 * the call's error.
 */
export function* saveCity({ id, name, countryCode }: CityChoice): Saga<ClientInfo> {
  const body = { city: name, sdekId: id, countryCode };
  const client = yield* callApi((api, signal) => unwrap(api.POST('/services/cabinet/SetCity', { body, signal })));
  yield* dispatch(currentUserLoaded(client));
  yield* dispatch(dataOutdated());
  return client;
}
