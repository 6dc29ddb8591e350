import type { PickupPoint } from '@partshop/api-client/contract';
import type { Kysely } from 'kysely';
import { bigint } from '../../platform/database/bigint.ts';
import type { Database } from '../../platform/database/schema.ts';

/** Every point in the order that the shop shows them. */
export async function findPickupPoints(db: Kysely<Database>): Promise<PickupPoint[]> {
  return db
    .selectFrom('pickup_points')
    .select(['id', 'city', 'name', 'address', 'hours', 'is_demo as isDemo'])
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export async function hasPickupPoint(db: Kysely<Database>, id: number): Promise<boolean> {
  const found = await db.selectFrom('pickup_points').select('id').where('id', '=', bigint(id)).executeTakeFirst();
  return found !== undefined;
}
