import type pg from 'pg';
import { WAREHOUSE_CITY_ID } from './delivery-days.rules.ts';
import type { RegionRow } from './delivery-regions.rules.ts';

const EARTH_KM = 6371;

/** $1 the warehouse's city; if the table lacks it, every distance is 0. */
const REGIONS = `
  with placed as (
    select c.country_code, c.region_names,
      (select count(*) from pickup_points p where p.city_id = c.id) as points,
      coalesce(2 * ${EARTH_KM} * asin(least(1, sqrt(
        power(sin(radians(c.latitude - w.latitude) / 2), 2)
          + cos(radians(w.latitude)) * cos(radians(c.latitude)) * power(sin(radians(c.longitude - w.longitude) / 2), 2)
      ))), 0) as km
    from cities c left join cities w on w.id = $1
  )
  select region_names as names, country_code as "countryCode", count(*) as cities, sum(points)::bigint as points,
    min(km) as "kmMin", max(km) as "kmMax"
  from placed
  group by region_names, country_code`;

/** Every region with a city. */
export async function findRegions(pool: pg.Pool): Promise<RegionRow[]> {
  const { rows } = await pool.query<RegionRow>(REGIONS, [WAREHOUSE_CITY_ID]);
  return rows;
}

const COUNTRIES = `select distinct country_code as code from cities order by country_code`;

/** The codes of the countries with a city, in the order of `values/countries.ts`. */
export async function findCountryCodes(pool: pg.Pool): Promise<number[]> {
  const { rows } = await pool.query<{ code: number }>(COUNTRIES);
  return rows.map(({ code }) => code);
}
