import type pg from 'pg';
import type { Names } from '../../platform/values/names.ts';

export type CityWithPoints = { id: number; names: Names; region: Names; countryCode: number; points: number };

const CITIES = `
  select c.id, c.names, c.region_names as region, c.country_code as "countryCode", p.points
  from cities c
  join (select city_id as id, count(*) as points from pickup_points where city_id is not null group by city_id) p
    on p.id = c.id`;

/** Every city with pick-up points, in no order. */
export async function findCitiesWithPoints(pool: pg.Pool): Promise<CityWithPoints[]> {
  const { rows } = await pool.query<CityWithPoints>(CITIES);
  return rows;
}
