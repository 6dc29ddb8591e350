import { placesCalls } from '@partshop/api-client/contract';
import { defineDomain } from '../../platform/http/domain.ts';
import { placesHandlers } from './places.calls.ts';

/** Cities, pick-up points, and delivery regions. */
export const placesDomain = defineDomain(placesCalls, placesHandlers);

export { knownCities, type KnownCity } from './city-table/cities.ts';
export { createCityPages } from './city-pages.ts';
export { findCity } from './city.queries.ts';
export { loadCities } from './load-cities.ts';
export { deliveryDays, WAREHOUSE_CITY_ID } from './delivery-days.rules.ts';
export { kmBetween } from './distance.queries.ts';
export { createPickupCities } from './pickup-cities.ts';
export { findPickupPoint, findPickupPoints, pointColumns } from './pickup-points.queries.ts';
