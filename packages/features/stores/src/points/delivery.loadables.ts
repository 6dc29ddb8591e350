import { unwrap, type components } from '@partshop/api-client';
import { createLoadable, isList } from '@partshop/features/core';

export type DeliveryRouteTimes = components['schemas']['DeliveryRouteTimes'];

/** The days on which our lorries arrive in a city, by the city's id. */
export const arrivals = createLoadable<{ cityId: number }, DeliveryRouteTimes>({
  name: 'route-arrivals',
  key: ({ cityId }) => `${cityId}`,
  isShape: ({ arrivals: days }) => isList(days),
  call: (api, { cityId }, signal) =>
    unwrap(api.GET('/services/routeclient', { params: { query: { routeid: cityId } }, signal })),
  max: 2,
});
