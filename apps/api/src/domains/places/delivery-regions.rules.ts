import type { DeliveryRegion } from '@partshop/api-client/contract';
import type { Names } from '../../platform/values/names.ts';
import { countryName } from '../../platform/values/countries.ts';
import { nameIn } from '../../platform/values/names.ts';
import { deliveryDays } from './delivery-days.rules.ts';

/** A region as the database tells it: how far from the warehouse its nearest and farthest cities are, along the great circle. */
export type RegionRow = {
  names: Names;
  countryCode: number;
  cities: number;
  points: number;
  kmMin: number;
  kmMax: number;
};

/** The regions by name; a country of which the table knows no regions is one. */
export function showRegions(rows: readonly RegionRow[], lang: string): DeliveryRegion[] {
  const { compare } = new Intl.Collator(lang);
  return rows
    .map(({ names, countryCode, cities, points, kmMin, kmMax }) => ({
      name: nameIn(names, lang) || countryName(countryCode, lang),
      countryCode,
      cities,
      points,
      daysMin: deliveryDays(kmMin),
      daysMax: deliveryDays(kmMax),
    }))
    .toSorted((one, other) => compare(one.name, other.name));
}
