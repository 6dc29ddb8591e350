import { notTowns, towns } from './corrections.ts';
import type { Place } from './geonames.ts';

/** Russian places of so many people; stanitsas and settlements of that size are towns to who lives there. */
const RUSSIAN = 10_000;
/** Foreign cities: where parts are sent often, and the rest of the world. */
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
/** Whose regional centres are taken whatever their size. */
const REGIONAL_CENTRES: ReadonlySet<string> = new Set(['BY', 'KZ', 'AM', 'KG', 'GE', 'UZ']);
/** Parts of places, and places of the past, as GeoNames marks them. */
const NO_CITY: ReadonlySet<string> = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLS', 'PPLL', 'PPLG', 'PPLW']);

/** Whether the table has the place. */
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
