import { readFileSync } from 'node:fs';
import { regionNames, type RegionNames } from './regions.ts';

/** A real city, from GeoNames (CC BY 4.0). */
export type KnownCity = {
  /** GeoNames id. */
  id: number;
  /** ISO 3166-1, two letters. */
  country: string;
  /** Only for Russia and the neighbours whose small towns the table includes. */
  region: RegionNames | null;
  names: { ru: string; en: string; ar: string | null };
  population: number;
  /** The centre, in degrees. */
  latitude: number;
  longitude: number;
  /** IANA time zone. */
  timeZone: string;
};

/**
 * Russian towns of 10,000 people and more, and large foreign cities, the largest first. scripts/make-cities.ts selects
 * them and writes the table.
 */
export const knownCities: readonly KnownCity[] = readFileSync(new URL('cities.tsv', import.meta.url), 'utf8')
  .split('\n')
  .slice(1, -1)
  .map((line) => parseCity(line.split('\t')))
  .toSorted((a, b) => b.population - a.population || a.id - b.id);

function parseCity(fields: readonly string[]): KnownCity {
  const [id, country, region, ru, en, ar, population, latitude, longitude, timeZone] = fields;
  if (!country || !ru || !en || !timeZone) throw new Error(`A city lacks something: ${fields.join(' ')}`);
  return {
    id: Number(id),
    country,
    region: region ? regionNames(country, region) : null,
    names: { ru, en, ar: ar || null },
    population: Number(population),
    latitude: Number(latitude),
    longitude: Number(longitude),
    timeZone,
  };
}
