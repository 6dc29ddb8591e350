import { unwrap, type CdekPlace } from '@partshop/api-client';
import { deliveryCosts } from '@partshop/features/basket';
import { createLoadable, isList, optional, pickCurrency, type Saga } from '@partshop/features/core';

/** The points of CDEK in a city, by its id. */
export const cdekPoints = createLoadable<number, { points: CdekPlace[]; isUnknown: boolean }>({
  name: 'checkout-cdek-points',
  key: String,
  isShape: ({ points }) => isList(points),
  call: (api, cityId, signal) =>
    unwrap(api.GET('/services/cdek/points_json', { params: { query: { cityId } }, signal })),
  max: 1,
});

/** Loads the ways with CDEK's points. Without them an order can be collected at a point of the shop. */
export function* loadWays(): Saga {
  const found = yield* optional(deliveryCosts.load(yield* pickCurrency()));
  const isCdekServed = found?.costs.some(({ type, problem }) => type === 'cdek-point' && problem === null);
  if (found && isCdekServed) yield* optional(cdekPoints.load(found.cityId));
}
