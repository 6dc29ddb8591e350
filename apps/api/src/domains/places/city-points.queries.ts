import type { CityPoint } from '@partshop/api-client/contract';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { nameIn } from '../../platform/values/names.ts';
import { bigint } from '../../platform/database/bigint.ts';
import type { Database } from '../../platform/database/schema.ts';

/** A city's pick-up points in the order that the shop shows them. A point without coordinates gets the city's. */
export async function findCityPoints(db: Kysely<Database>, cityId: number, lang: string): Promise<CityPoint[]> {
  const rows = await db
    .selectFrom('pickup_points as p')
    .innerJoin('cities as c', 'c.id', 'p.city_id')
    .where('c.id', '=', bigint(cityId))
    .select(['p.id', 'c.id as cityId', 'c.names', 'p.name', 'p.address', 'p.hours', 'p.is_demo as isDemo'])
    .select([
      sql<number>`coalesce(p.latitude, c.latitude)`.as('latitude'),
      sql<number>`coalesce(p.longitude, c.longitude)`.as('longitude'),
    ])
    .orderBy('p.position')
    .orderBy('p.id')
    .execute();
  return rows.map(({ names, ...point }) => ({ ...point, city: nameIn(names, lang) }));
}
