import {
  MAX_SELLER_MEMBERS,
  MAX_SELLER_STAFF_EVENTS,
  type SellerMember,
  type SellerRole,
  type SellerStaff,
} from '@partshop/api-client/contract';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import { bigint } from '../../platform/database/bigint.ts';
import type { Database } from '../../platform/database/schema.ts';

type Trx = Transaction<Database>;
/** Who changes the people of which seller. */
export type Acting = { sellerId: number; clientId: number };

/** The people of a seller as one of them sees them. */
export async function readStaff(db: Kysely<Database>, { sellerId, clientId }: Acting): Promise<SellerStaff> {
  const [owner, members, events] = await Promise.all([
    db
      .selectFrom('sellers as s')
      .innerJoin('clients as c', 'c.id', 's.client_id')
      .where('s.id', '=', sellerId)
      .select(['c.id', 'c.name'])
      .executeTakeFirst(),
    findMembers(db, { sellerId, clientId }),
    findEvents(db, sellerId),
  ]);
  const first: SellerMember[] = owner
    ? [
        {
          id: null,
          name: owner.name,
          email: '',
          role: 'owner',
          state: 'active',
          version: 1,
          since: null,
          expiresAt: null,
          seenAt: null,
          isSelf: owner.id === clientId,
        },
      ]
    : [];
  return { members: [...first, ...members], history: events };
}

async function findMembers(db: Kysely<Database>, { sellerId, clientId }: Acting): Promise<SellerMember[]> {
  const rows = await db
    .selectFrom('seller_members')
    .where('seller_id', '=', sellerId)
    .where('state', 'in', ['invited', 'active'])
    .orderBy('id')
    .select(['id', 'name', 'email', 'role', 'state', 'version', 'since', 'client_id as clientId'])
    .select(['code_expires_at as expiresAt', 'seen_at as seenAt'])
    .execute();
  return rows.map(({ clientId: of, state, since, expiresAt, seenAt, ...row }) => ({
    ...row,
    state: state === 'active' ? state : 'invited',
    since: since.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    seenAt: seenAt?.toISOString() ?? null,
    isSelf: of === clientId,
  }));
}

async function findEvents(db: Kysely<Database>, sellerId: number): Promise<SellerStaff['history']> {
  const rows = await db
    .selectFrom('seller_staff_events as v')
    .innerJoin('clients as by', 'by.id', 'v.by_client_id')
    .innerJoin('seller_members as m', 'm.id', 'v.member_id')
    .where('v.seller_id', '=', sellerId)
    .orderBy('v.id', 'desc')
    .limit(MAX_SELLER_STAFF_EVENTS)
    .select(['v.kind', 'v.at', 'v.role', 'by.name as by', 'm.name as member'])
    .execute();
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

type EventOf = {
  sellerId: number;
  kind: Selectable<Database['seller_staff_events']>['kind'];
  byClientId: number;
  memberId: number;
  role?: SellerRole;
  at: Date;
};

/** Adds to the history of a seller's people, in the transaction of what happened. */
export async function recordStaffEvent(
  trx: Trx,
  { sellerId, kind, byClientId, memberId, role, at }: EventOf,
): Promise<void> {
  await trx
    .insertInto('seller_staff_events')
    .values({ seller_id: sellerId, kind, by_client_id: byClientId, member_id: memberId, role: role ?? null, at })
    .execute();
}

/** Adds somebody who is invited. Returns false for a seller who has as many people as they may. */
export async function addMember(
  trx: Trx,
  { sellerId, clientId }: Acting,
  invited: { name: string; email: string; role: SellerRole; codeHash: Buffer; expiresAt: Date },
  now: Date,
): Promise<boolean> {
  // Serialises what depends on how many there are.
  await trx.selectFrom('sellers').where('id', '=', sellerId).select('id').forNoKeyUpdate().executeTakeFirst();
  const known = await trx
    .selectFrom('seller_members')
    .where('seller_id', '=', sellerId)
    .where('state', 'in', ['invited', 'active'])
    .select('id')
    .execute();
  if (known.length >= MAX_SELLER_MEMBERS) return false;
  const { name, email, role, codeHash, expiresAt } = invited;
  const { id } = await trx
    .insertInto('seller_members')
    .values({
      seller_id: sellerId,
      name,
      email,
      role,
      state: 'invited',
      code_hash: codeHash,
      code_expires_at: expiresAt,
      since: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordStaffEvent(trx, { sellerId, kind: 'invited', byClientId: clientId, memberId: id, role, at: now });
  return true;
}

/** Somebody of the seller, locked; undefined for a person of another one. */
export const lockMember = async (trx: Trx, sellerId: number, id: number) =>
  trx
    .selectFrom('seller_members')
    .where('id', '=', bigint(id))
    .where('seller_id', '=', sellerId)
    .where('state', 'in', ['invited', 'active'])
    .select(['id', 'version', 'role'])
    .forUpdate()
    .executeTakeFirst();

/** Gives somebody another role. */
export async function changeRole(
  trx: Trx,
  { sellerId, clientId }: Acting,
  { id, role }: { id: number; role: SellerRole },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('seller_members')
    .set({ role, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
  await recordStaffEvent(trx, { sellerId, kind: 'changed', byClientId: clientId, memberId: id, role, at: now });
}

/** Ends an invitation, or lets somebody go, who may sell as before then. */
export async function endMembership(trx: Trx, { sellerId, clientId }: Acting, id: number, now: Date): Promise<void> {
  const ended = await trx
    .updateTable('seller_members')
    .set({ state: 'removed', code_hash: null, code_expires_at: null })
    .where('id', '=', id)
    .returning(['client_id', 'was_seller'])
    .executeTakeFirst();
  if (ended && ended.client_id !== null) {
    await trx
      .updateTable('clients')
      .set({
        is_seller: sql<boolean>`${ended.was_seller} or exists (select from sellers where client_id = clients.id)`,
      })
      .where('id', '=', ended.client_id)
      .execute();
  }
  await recordStaffEvent(trx, { sellerId, kind: 'removed', byClientId: clientId, memberId: id, at: now });
}
