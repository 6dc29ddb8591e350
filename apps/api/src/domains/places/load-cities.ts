import { hash } from 'node:crypto';
import type pg from 'pg';
import { inLongTransaction } from '../../platform/database/long-transaction.ts';
import type { PatientPool } from '../../platform/database/open-pool.ts';
import { cityTexts } from './city-search.rules.ts';
import { countryCodeOf } from '../../platform/values/countries.ts';
import { knownCities, type KnownCity } from './city-table/cities.ts';
import { shortNamesOf } from './city-table/short-names.ts';

const HASH_SETTING = 'cities-sha256';

// Any number that no other lock of the shop uses: "city" in ASCII.
const LOCK = 0x63_69_74_79;

type CityRow = ReturnType<typeof rowOf>;

function rowOf({ id, country, region, names, population, latitude, longitude, timeZone }: KnownCity) {
  const countryCode = countryCodeOf(country);
  if (countryCode === undefined) throw new Error(`values/countries.ts lacks ${country}.`);
  const regionNames = region ?? { ru: '', en: '' };
  const known = { ru: names.ru, en: names.en, ...(names.ar !== null && { ar: names.ar }) };
  const texts = cityTexts({ names: known, shortNames: shortNamesOf(id), region: regionNames, countryCode });
  return { id, countryCode, regionNames, names: known, population, latitude, longitude, timeZone, ...texts };
}

/**
 * Loads the table of real cities into the database when it differs from the one loaded before, and links pick-up points
 * without a city. Several processes may start at once. Returns whether anything was written.
 */
export async function loadCities(pool: PatientPool, cities: readonly KnownCity[] = knownCities): Promise<boolean> {
  const rows = cities.map(rowOf);
  const version = hash('sha256', JSON.stringify(rows));
  if (await isLoaded(pool, version)) return false;
  return inLongTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const isNeeded = !(await isLoaded(client, version));
    if (isNeeded) await writeCities(client, rows, version);
    return isNeeded;
  });
}

async function isLoaded(client: pg.Pool | pg.ClientBase, version: string): Promise<boolean> {
  const { rowCount } = await client.query('select from settings where name = $1 and value = $2', [
    HASH_SETTING,
    version,
  ]);
  return rowCount === 1;
}

/** Cities no longer in the table stay: clients and orders may refer to them. */
const UPSERT = `
  insert into cities (id, country_code, region_names, names, population, latitude, longitude, time_zone, name_text, region_text)
  select id, "countryCode", "regionNames", names, population, latitude, longitude, "timeZone", "nameText", "regionText"
  from jsonb_to_recordset($1::jsonb) as city (
    id bigint, "countryCode" smallint, "regionNames" jsonb, names jsonb, population integer, latitude double precision,
    longitude double precision, "timeZone" text, "nameText" text, "regionText" text
  )
  on conflict (id) do update set
    country_code = excluded.country_code, region_names = excluded.region_names, names = excluded.names,
    population = excluded.population, latitude = excluded.latitude, longitude = excluded.longitude,
    time_zone = excluded.time_zone, name_text = excluded.name_text, region_text = excluded.region_text`;

const REMEMBER = `
  insert into settings (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value`;

async function writeCities(client: pg.ClientBase, rows: readonly CityRow[], version: string): Promise<void> {
  await client.query(UPSERT, [JSON.stringify(rows)]);
  await client.query(LINK_POINTS);
  await client.query(REMEMBER, [HASH_SETTING, version]);
  await client.query('analyze cities');
}

/** Links points that have only a city name; of Russian cities with one name it takes the largest. */
const LINK_POINTS = `
  update pickup_points p
  set city_id = (
    select c.id from cities c
    where c.country_code = 1 and c.names ->> 'ru' = p.city
    order by c.population desc, c.id
    limit 1
  )
  where p.city_id is null`;
