import type { DeliveryRegion } from '@partshop/api-client/contract';
import type { Names } from '../../platform/values/names.ts';
import { countryName, RUSSIA } from '../../platform/values/countries.ts';
import { nameIn } from '../../platform/values/names.ts';
import { deliveryDays } from './delivery-days.rules.ts';

/**
 * A region with the distances from the warehouse to its nearest and farthest city with points, or where none has any, of all
 * cities.
 */
export type RegionRow = {
  names: Names;
  countryCode: number;
  cities: number;
  points: number;
  kmMin: number;
  kmMax: number;
};

/** The regions with points first, Russia's first of them, then by name. A country without known regions is listed as one. */
export function showRegions(rows: readonly RegionRow[], lang: string): DeliveryRegion[] {
  const { compare } = new Intl.Collator(lang);
  const rank = ({ points, countryCode }: DeliveryRegion) => Number(points === 0) * 2 + Number(countryCode !== RUSSIA);
  return rows
    .map(({ names, countryCode, cities, points, kmMin, kmMax }) => ({
      name: nameIn(names, lang) || countryName(countryCode, lang),
      countryCode,
      cities,
      points,
      daysMin: deliveryDays(kmMin),
      daysMax: deliveryDays(kmMax),
    }))
    .toSorted((one, other) => rank(one) - rank(other) || compare(one.name, other.name));
}
