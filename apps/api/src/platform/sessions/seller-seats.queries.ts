import type { SellerRole } from '@partshop/api-client/contract';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Whom a client sells for, and as what. `memberId` is null for the client whose seller it is. */
export type Seat = { sellerId: number; role: SellerRole; memberId: number | null };

/** The seat of a client; undefined for who sells for nobody. The people of a seller sell while the client whose seller it is may. */
export async function findSeat(db: Kysely<Database>, clientId: number): Promise<Seat | undefined> {
  const own = db
    .selectFrom('sellers')
    .where('client_id', '=', clientId)
    .select(['id as sellerId', sql<SellerRole>`'owner'`.as('role'), sql<number | null>`null::bigint`.as('memberId')]);
  const others = db
    .selectFrom('seller_members as m')
    .innerJoin('sellers as s', 's.id', 'm.seller_id')
    .innerJoin('clients as c', 'c.id', 's.client_id')
    .where('m.client_id', '=', clientId)
    .where('m.state', '=', 'active')
    .where('c.is_seller', '=', true)
    .select(['s.id as sellerId', 'm.role', 'm.id as memberId']);
  return own.unionAll(others).limit(1).executeTakeFirst();
}

/** Notes that a member uses the seller's area, unless that is noted since then. */
export async function noteMember(
  db: Kysely<Database>,
  { memberId, now, since }: { memberId: number; now: Date; since: Date },
): Promise<void> {
  await db
    .updateTable('seller_members')
    .set({ seen_at: now })
    .where('id', '=', memberId)
    .where((where) => where.or([where('seen_at', 'is', null), where('seen_at', '<', since)]))
    .execute();
}
