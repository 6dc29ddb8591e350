import type { CityLink } from '@partshop/api-client/contract';
import { slugify } from 'transliteration';
import { nameIn } from '../../platform/values/names.ts';
import type { CityWithPoints } from './city-links.queries.ts';

/** The segment of a city's address: its English name and its id, because names repeat. */
const citySegment = ({ id, names }: CityWithPoints): string => `${slugify(nameIn(names, 'en'))}-${id}`;

/** Cities by name in a language. */
export function showCities(cities: readonly CityWithPoints[], lang: string): CityLink[] {
  const { compare } = new Intl.Collator(lang);
  return cities
    .map((city) => ({
      id: city.id,
      name: nameIn(city.names, lang),
      region: nameIn(city.region, lang),
      countryCode: city.countryCode,
      points: city.points,
      linkUrl: `/city/${citySegment(city)}`,
    }))
    .toSorted((one, other) => compare(one.name, other.name) || one.id - other.id);
}

/** The city of an address, in any case. */
export const findBySegment = (cities: readonly CityLink[], segment: string): CityLink | undefined =>
  cities.find(({ linkUrl }) => linkUrl === `/city/${segment.toLowerCase()}`);
