import { readFileSync } from 'node:fs';
import { regionNames, type RegionNames } from './regions.ts';

/** A real city, from GeoNames (CC BY 4.0). */
export type KnownCity = {
  /** GeoNames'. */
  id: number;
  /** ISO 3166-1, two letters. */
  country: string;
  /** Of Russia and the neighbours whose small towns the table has. */
  region: RegionNames | null;
  names: { ru: string; en: string; ar: string | null };
  population: number;
  /** Of the centre, in degrees. */
  latitude: number;
  longitude: number;
  /** IANA. */
  timeZone: string;
};

/**
 * Russian towns of 10,000 people and more, and large cities abroad; the largest first. The table is written by
 * scripts/make-cities.ts, which says what is chosen.
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
