import type pg from 'pg';
import { isoOf } from '../../platform/values/countries.ts';
import { nameIn, type Names } from '../../platform/values/names.ts';
import { deliveryDays, kmBetween, WAREHOUSE_CITY_ID } from '../places/index.ts';
import type { DeliveryCity } from './carrier.ts';

type Row = {
  id: number;
  names: Names;
  countryCode: number;
  latitude: number;
  longitude: number;
  km: number;
  points: number;
};

/** $1 the warehouse's city; if the table lacks it, every distance is 0. */
const CITIES = `
  select c.id, c.names, c.country_code as "countryCode", c.latitude, c.longitude,
    coalesce(${kmBetween('w', 'c')}, 0) as km,
    (select count(*) from pickup_points p where p.city_id = c.id) as points
  from cities c left join cities w on w.id = $1`;

/** A city by its GeoNames id. */
export async function findDeliveryCity(pool: pg.Pool, id: number): Promise<DeliveryCity | undefined> {
  const text = `${CITIES} where c.id = $2`;
  const { rows } = await pool.query<Row>({ name: 'delivery-city', text, values: [WAREHOUSE_CITY_ID, id] });
  return rows.map(toCity)[0];
}

/** Every city with points, the nearest to the warehouse first. */
export async function findRouteCities(pool: pg.Pool): Promise<DeliveryCity[]> {
  const text = `${CITIES} where c.id in (select city_id from pickup_points) order by km, c.id`;
  const { rows } = await pool.query<Row>({ name: 'route-cities', text, values: [WAREHOUSE_CITY_ID] });
  return rows.map(toCity);
}

const toCity = ({ countryCode, ...row }: Row): DeliveryCity => ({
  ...row,
  name: nameIn(row.names, 'ru'),
  country: isoOf(countryCode) ?? '',
  wayDays: deliveryDays(row.km),
});
