import type { CheckoutPoint } from '@partshop/api-client/contract';
import type { Kysely } from 'kysely';
import { bigint } from '../../platform/database/bigint.ts';
import type { Database } from '../../platform/database/schema.ts';

/** Every point in the order that the shop shows them. */
export async function findPickupPoints(db: Kysely<Database>): Promise<CheckoutPoint[]> {
  return db
    .selectFrom('pickup_points as p')
    .leftJoin('cities as c', 'c.id', 'p.city_id')
    .select(['p.id', 'p.city', 'p.name', 'p.address', 'p.hours', 'p.is_demo as isDemo'])
    .select(['c.id as cityId', 'c.country_code as countryCode'])
    .orderBy('p.position')
    .orderBy('p.id')
    .execute();
}

/** The city of a point; undefined for an unknown point. */
export async function findPickupPoint(
  db: Kysely<Database>,
  id: number,
): Promise<{ cityId: number | null } | undefined> {
  return db.selectFrom('pickup_points').select('city_id as cityId').where('id', '=', bigint(id)).executeTakeFirst();
}
