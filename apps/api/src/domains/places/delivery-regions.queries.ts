import type pg from 'pg';
import { WAREHOUSE_CITY_ID } from './delivery-days.rules.ts';
import { kmBetween } from './distance.queries.ts';
import type { RegionRow } from './delivery-regions.rules.ts';

/** $1 the warehouse's city; if the table lacks it, every distance is 0. */
const REGIONS = `
  with placed as (
    select c.country_code, c.region_names,
      (select count(*) from pickup_points p where p.city_id = c.id) as points,
      coalesce(${kmBetween('w', 'c')}, 0) as km
    from cities c left join cities w on w.id = $1
  )
  select region_names as names, country_code as "countryCode", count(*) as cities, sum(points)::bigint as points,
    coalesce(min(km) filter (where points > 0), min(km)) as "kmMin",
    coalesce(max(km) filter (where points > 0), max(km)) as "kmMax"
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
