import type pg from 'pg';
import { WAREHOUSE_CITY_ID } from './delivery-days.rules.ts';
import { kmBetween } from './distance.queries.ts';

/**
 * $1 the visitor's city, $2 the warehouse's. The city itself where it has points or no city has any, else the nearest one
 * with points.
 */
const PICKUP_CITY = `
  with nearest as (
    select p.id, p.latitude, p.longitude
    from cities c join cities p on p.id = c.id or p.id in (select city_id from pickup_points)
    where c.id = $1
    order by not exists (select from pickup_points where city_id = p.id), ${kmBetween('c', 'p')}, p.id
    limit 1
  )
  select n.id as "cityId", coalesce(${kmBetween('w', 'n')}, 0) as km
  from nearest n left join cities w on w.id = $2`;

/** Where a visitor of a city collects orders, and its distance from the warehouse; undefined for an unknown city. */
export async function findPickupCity(
  pool: pg.Pool,
  cityId: number,
): Promise<{ cityId: number; km: number } | undefined> {
  const { rows } = await pool.query<{ cityId: number; km: number }>({
    name: 'pickup-city',
    text: PICKUP_CITY,
    values: [cityId, WAREHOUSE_CITY_ID],
  });
  return rows[0];
}
