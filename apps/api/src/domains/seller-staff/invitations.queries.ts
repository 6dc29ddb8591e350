import type { SellerInvitation } from '@partshop/api-client/contract';
import { sql, type Kysely, type Transaction } from 'kysely';
import { nameOf } from '../../platform/database/name-sql.ts';
import type { Database } from '../../platform/database/schema.ts';
import { findSeat } from '../../platform/sessions/seller-seats.queries.ts';
import { recordStaffEvent } from './members.queries.ts';

/** An invitation that can still be answered. */
const open = (db: Kysely<Database>, codeHash: Buffer, now: Date) =>
  db.selectFrom('seller_members as m').where('m.code_hash', '=', codeHash).where('m.code_expires_at', '>', now);

export async function findSellerInvitation(
  db: Kysely<Database>,
  codeHash: Buffer,
  { now, lang }: { now: Date; lang: string },
): Promise<SellerInvitation | undefined> {
  const row = await open(db, codeHash, now)
    .innerJoin('sellers as s', 's.id', 'm.seller_id')
    .select([nameOf('s.names', lang).as('seller'), 'm.name', 'm.role', 'm.code_expires_at as expiresAt'])
    .executeTakeFirst();
  return row && { ...row, expiresAt: row.expiresAt?.toISOString() ?? '' };
}

/** Accepts or declines an invitation; its code is used up. `employed`: the client sells for somebody already. */
export async function answerSellerInvitation(
  trx: Transaction<Database>,
  clientId: number,
  { codeHash, accepts }: { codeHash: Buffer; accepts: boolean },
  now: Date,
): Promise<'answered' | 'unknown' | 'employed'> {
  const client = await trx
    .selectFrom('clients')
    .where('id', '=', clientId)
    .select('is_seller')
    .forUpdate()
    .executeTakeFirstOrThrow();
  const invitation = await open(trx, codeHash, now).select(['m.id', 'm.seller_id']).forUpdate().executeTakeFirst();
  if (!invitation) return 'unknown';
  if (accepts && (await findSeat(trx, clientId))) return 'employed';
  await trx
    .updateTable('seller_members')
    .set({
      state: accepts ? 'active' : 'declined',
      version: sql`version + 1`,
      code_hash: null,
      code_expires_at: null,
      ...(accepts && { client_id: clientId, was_seller: client.is_seller, since: now }),
    })
    .where('id', '=', invitation.id)
    .execute();
  if (accepts) await trx.updateTable('clients').set({ is_seller: true }).where('id', '=', clientId).execute();
  await recordStaffEvent(trx, {
    sellerId: invitation.seller_id,
    kind: accepts ? 'accepted' : 'declined',
    byClientId: clientId,
    memberId: invitation.id,
    at: now,
  });
  return 'answered';
}
