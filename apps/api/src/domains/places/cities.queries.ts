import type { City } from '@partshop/api-client/contract';
import type pg from 'pg';
import { countryName, RUSSIA } from '../../platform/values/countries.ts';
import { nameIn } from '../../platform/values/names.ts';
import { foldSearchText } from '../../platform/values/search-text.ts';
import type { Names } from '../../platform/values/names.ts';

type CityRow = {
  id: number;
  names: Names;
  region: Names;
  countryCode: number;
  latitude: number;
  longitude: number;
  points: number;
};

const COLUMNS = `c.id, c.names, c.region_names as region, c.country_code as "countryCode", c.latitude, c.longitude,
  (select count(*) from pickup_points p where p.city_id = c.id) as points`;
const RUSSIA_FIRST = `(c.country_code <> ${RUSSIA})`;

const LARGEST = `select ${COLUMNS} from cities c order by ${RUSSIA_FIRST}, c.population desc, c.id limit $1`;

/** $1 the beginning of a word. Exact names come first, then names that begin so, then later words of names, then regions. */
const BY_BEGINNING = `
  select ${COLUMNS} from cities c
  where c.name_text like any (array[E'%\\n' || $1 || '%', '% ' || $1 || '%'])
     or c.region_text like any (array[E'%\\n' || $1 || '%', '% ' || $1 || '%'])
  order by
    case
      when c.name_text like E'%\\n' || $1 || E'\\n%' then 0
      when c.name_text like E'%\\n' || $1 || '%' then 1
      when c.name_text like '% ' || $1 || '%' then 2
      else 3
    end, ${RUSSIA_FIRST}, c.population desc, c.id
  limit $2`;

/** $1 a misspelt name. */
const BY_LIKENESS = `
  select ${COLUMNS} from cities_like($1) found join cities c on c.id = found.id
  order by found.likeness desc, ${RUSSIA_FIRST}, c.population desc, c.id
  limit $2`;

/** $1 latitude, $2 longitude. Distance along the great circle, by the haversine formula. */
const NEAREST = `
  select ${COLUMNS} from cities c
  order by
    power(sin(radians(c.latitude - $1) / 2), 2)
      + cos(radians($1)) * cos(radians(c.latitude)) * power(sin(radians(c.longitude - $2) / 2), 2),
    c.id
  limit $3`;

type Page = { lang: string; take: number };

/** Cities whose name or region begins with the text, else those with a similar name; the largest for an empty text. */
export async function findCities(pool: pg.Pool, query: string, { lang, take }: Page): Promise<City[]> {
  const text = foldSearchText(query);
  if (text === '') return query === '' ? read(pool, 'cities-largest', LARGEST, [take], lang) : [];
  const found = await read(pool, 'cities-by-beginning', BY_BEGINNING, [text, take], lang);
  return found.length > 0 ? found : read(pool, 'cities-by-likeness', BY_LIKENESS, [text, take], lang);
}

/** The cities nearest to a point. */
export function findCitiesNear(
  pool: pg.Pool,
  { latitude, longitude }: { latitude: number; longitude: number },
  { lang, take }: Page,
): Promise<City[]> {
  return read(pool, 'cities-nearest', NEAREST, [latitude, longitude, take], lang);
}

async function read(pool: pg.Pool, name: string, text: string, values: unknown[], lang: string): Promise<City[]> {
  const { rows } = await pool.query<CityRow>({ name, text, values });
  return rows.map(({ names, region, ...city }) => ({
    ...city,
    name: nameIn(names, lang),
    region: nameIn(region, lang),
    countryName: countryName(city.countryCode, lang),
  }));
}
