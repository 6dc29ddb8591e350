import { notTowns, towns } from './corrections.ts';
import type { Place } from './geonames.ts';

/** The least population of a Russian place; people call stanitsas and settlements of that size towns. */
const RUSSIAN = 10_000;
/** The least population of a foreign city: in countries that the shop often delivers to, and in all others. */
const NEAR = 300_000;
const FAR = 2_000_000;
const FAR_CAPITAL = 300_000;

/** Neighbours, the former Soviet Union and Europe. */
const NEAR_COUNTRIES: ReadonlySet<string> = new Set(
  (
    'AM AZ BY EE GE KG KZ LT LV MD TJ TM UA UZ MN TR IL CY ' +
    'AD AL AT BA BE BG CH CZ DE DK ES FI FR GB GR HR HU IE IS IT LI LU MC ME MK MT NL NO PL PT RO RS SE SI SK SM XK'
  ).split(' '),
);
/** Countries whose regional centres are included whatever their population. */
const REGIONAL_CENTRES: ReadonlySet<string> = new Set(['BY', 'KZ', 'AM', 'KG', 'GE', 'UZ']);
/** GeoNames' codes for parts of places and historical places. */
const NO_CITY: ReadonlySet<string> = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLS', 'PPLL', 'PPLG', 'PPLW']);

/** Whether the place belongs in the table. */
export function isWanted(place: Place): boolean {
  if (notTowns.has(place.id) || place.population === 0) return false;
  if (towns.has(place.id)) return true;
  if (NO_CITY.has(place.kind)) return false;
  return place.population >= leastPopulation(place);
}

function leastPopulation({ country, kind }: Place): number {
  if (country === 'RU') return RUSSIAN;
  if (kind === 'PPLA' && REGIONAL_CENTRES.has(country)) return 1;
  if (NEAR_COUNTRIES.has(country)) return kind === 'PPLC' ? 1 : NEAR;
  return kind === 'PPLC' ? FAR_CAPITAL : FAR;
}
