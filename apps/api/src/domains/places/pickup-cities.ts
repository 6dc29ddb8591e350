import type { ApiSetup } from '../../platform/http/api-setup.ts';
import { createExpiringCache } from '../../platform/work/expiring-cache.ts';
import { deliveryDays } from './delivery-days.rules.ts';
import { findPickupCity } from './pickup-city.queries.ts';

const PICKUP_CITY_MS = 60_000;

/** Where a visitor collects orders. `cityId` is null where they have not chosen a city: then it is the warehouse's. */
export type PickupCity = {
  cityId: number | null;
  /** Calendar days from our warehouse to this city; an offer's own days are those to our warehouse. */
  wayDays: number;
};

const UNCHOSEN: PickupCity = { cityId: null, wayDays: 0 };

/** Finds where a visitor of a city collects orders: there, or in the nearest city with points. */
export function createPickupCities({
  database,
  clock,
}: Pick<ApiSetup, 'database' | 'clock'>): (cityId: number | null | undefined) => Promise<PickupCity> {
  const found = createExpiringCache(PICKUP_CITY_MS, clock, async (cityId: number): Promise<PickupCity> => {
    const city = await findPickupCity(database.pool, cityId);
    return city ? { cityId: city.cityId, wayDays: deliveryDays(city.km) } : UNCHOSEN;
  });
  return async (cityId) => (cityId === null || cityId === undefined ? UNCHOSEN : found(cityId));
}
