import { createHash } from 'node:crypto';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import { sessionLife, type Rights } from './rights.ts';
import type { Database } from '../database/schema.ts';

/** An admin who looks at the shop as a client (X3). */
export type Switch = { id: number; adminId: number; adminName: string; reason: string; until: Date };

/** It decides a client's prices, and what the shop shows (§6). */
export type ClientType = Selectable<Database['clients']>['type'];

/** The client whose data the session shows; while switched, not the admin. */
export type CurrentUser = Rights & { clientId: number; type: ClientType; switch: Switch | undefined };

export type Session = {
  id: number;
  /** The client's basket, or a guest session's own. */
  basketId: number;
  /** GeoNames id of the chosen city: the client's, or a guest session's own. */
  cityId: number | null;
  /** The order of offers (D43) that the client or the guest has chosen. */
  offerOrder: number;
  currentUser: CurrentUser | undefined;
};

/** A guest buys as a retail client does. */
export const clientTypeOf = (session: Pick<Session, 'currentUser'> | undefined): ClientType =>
  session?.currentUser?.type ?? 'Retail';

export type SessionLookup =
  | { state: 'alive'; session: Session; isProlonged: boolean; lifeSeconds: number }
  /** A change of identity ended the session a moment ago. */
  | { state: 'ended' }
  | { state: 'unknown' };

/** Relevance (D43). */
export const DEFAULT_OFFER_ORDER = 1;

/** A session in use is prolonged at most this many times in its lifetime. */
const PROLONGATIONS = 30;
/** Rows of ended sessions stay for requests already in flight. */
const ENDED_SECONDS = 60;

const hashToken = (token: string) => createHash('sha256').update(token).digest();
const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

/**
 * The session of a token with its current user, and whether it was prolonged now. Outside a demo, sessions of demo
 * accounts are unknown.
 */
export async function findSession(
  db: Kysely<Database>,
  token: string,
  now: Date,
  { isDemo }: { isDemo: boolean },
): Promise<SessionLookup> {
  const row = await selectSession(db, token, now, isDemo).executeTakeFirst();
  if (!row) return { state: 'unknown' };
  if (row.ended_at) return { state: 'ended' };
  const { session, owner } = readRow(row);
  if (row.switch_id !== null && row.running_switch === null) await endLapsedSwitch(db, session.id, row.switch_id);
  const lifeSeconds = sessionLife(owner);
  const isProlonged = now.getTime() - row.seen_at.getTime() >= (lifeSeconds * 1000) / PROLONGATIONS;
  if (isProlonged) {
    const life = { seen_at: now, expires_at: later(now, lifeSeconds) };
    await db.updateTable('sessions').set(life).where('id', '=', session.id).where('ended_at', 'is', null).execute();
  }
  return { state: 'alive', session, isProlonged, lifeSeconds };
}

/** A choice of the client `v`, or of a guest's session `s`. */
const chosenBy = (choice: 'city_id' | 'search_good_order_type') =>
  sql<number | null>`case when v.id is null then ${sql.ref(`s.${choice}`)} else ${sql.ref(`v.${choice}`)} end`;

/** An expired switch, or one whose admin lost the right, is ignored: the session is the admin's own again. */
const selectSession = (db: Kysely<Database>, token: string, now: Date, isDemo: boolean) =>
  db
    .selectFrom('sessions as s')
    .leftJoin('clients as owner', 'owner.id', 's.client_id')
    .leftJoin('switch_log as w', (join) =>
      join
        .onRef('w.id', '=', 's.switch_id')
        .on('w.ended_at', 'is', null)
        .on('w.ends_at', '>', now)
        .on('owner.can_switch_user', '=', true),
    )
    .leftJoin('clients as v', (join) => join.on('v.id', '=', sql<number>`coalesce(w.client_id, s.client_id)`))
    .where('s.token_hash', '=', hashToken(token))
    .$if(!isDemo, (sessions) => sessions.where(sql<boolean>`not coalesce(owner.is_demo or v.is_demo, false)`))
    .where('s.expires_at', '>', now)
    .select(['s.id', 's.seen_at', 's.ended_at', 's.switch_id', 'w.id as running_switch', 'w.reason', 'w.ends_at'])
    .select(['owner.id as owner_id', 'owner.name as owner_name', 'owner.is_seller as owner_is_seller'])
    .select(['owner.can_switch_user as owner_can_switch', 'owner.localize_editor as owner_edits'])
    .select(['v.id as client_id', 'v.type as client_type', 'v.is_seller', 'v.can_switch_user', 'v.localize_editor'])
    .select(sql<number>`coalesce(s.basket_id, v.basket_id)`.as('basket_id'))
    .select(chosenBy('city_id').as('city_id'))
    .select(chosenBy('search_good_order_type').as('offer_order'));

type SessionRow = NonNullable<Awaited<ReturnType<ReturnType<typeof selectSession>['executeTakeFirst']>>>;

function readRow(row: SessionRow): { session: Session; owner: Rights } {
  const { running_switch, owner_id, ends_at, client_id, client_type } = row;
  const currentUser: CurrentUser | undefined =
    client_id === null || client_type === null
      ? undefined
      : {
          clientId: client_id,
          type: client_type,
          isSeller: row.is_seller ?? false,
          canSwitchUser: row.can_switch_user ?? false,
          isEditor: row.localize_editor ?? false,
          switch:
            running_switch === null || owner_id === null || ends_at === null
              ? undefined
              : {
                  id: running_switch,
                  adminId: owner_id,
                  adminName: row.owner_name ?? '',
                  reason: row.reason ?? '',
                  until: ends_at,
                },
        };
  const owner = {
    isSeller: row.owner_is_seller ?? false,
    canSwitchUser: row.owner_can_switch ?? false,
    isEditor: row.owner_edits ?? false,
  };
  const session: Session = {
    id: row.id,
    basketId: row.basket_id,
    cityId: row.city_id,
    offerOrder: row.offer_order ?? DEFAULT_OFFER_ORDER,
    currentUser,
  };
  return { session, owner };
}

async function endLapsedSwitch(db: Kysely<Database>, sessionId: number, switchId: number): Promise<void> {
  await db
    .updateTable('switch_log')
    .set({ ended_at: sql`ends_at`, ended_how: 'expired' })
    .where('id', '=', switchId)
    .where('ended_at', 'is', null)
    .execute();
  await db.updateTable('sessions').set({ switch_id: null }).where('id', '=', sessionId).execute();
}

/** Notes with a client's session where it is used, by which the client recognises it. Nothing is noted of a guest. */
export async function noteDevice(
  db: Kysely<Database>,
  { id, currentUser }: Session,
  used: { device: string; address: string },
): Promise<void> {
  if (currentUser) await db.updateTable('sessions').set(used).where('id', '=', id).execute();
}

/** Opens a guest session with its own basket, and deletes some expired sessions. */
export async function createSession(db: Kysely<Database>, token: string, now: Date): Promise<Session> {
  await deleteDead(db, now);
  const { id: basketId } = await db.insertInto('baskets').defaultValues().returning('id').executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('sessions')
    .values({ ...newSessionRow(token, now, sessionLife(undefined)), basket_id: basketId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, basketId, cityId: null, offerOrder: DEFAULT_OFFER_ORDER, currentUser: undefined };
}

/** Opens a client's session; with `switchId` an admin's session that looks at the shop as another client. */
export async function createClientSession(
  trx: Transaction<Database>,
  token: string,
  now: Date,
  { clientId, switchId = null }: { clientId: number; switchId?: number | null },
): Promise<void> {
  await deleteDead(trx, now);
  const rights = await trx
    .selectFrom('clients')
    .select(['is_seller as isSeller', 'can_switch_user as canSwitchUser', 'localize_editor as isEditor'])
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('sessions')
    .values({ ...newSessionRow(token, now, sessionLife(rights)), client_id: clientId, switch_id: switchId })
    .execute();
}

const newSessionRow = (token: string, now: Date, lifeSeconds: number) => ({
  token_hash: hashToken(token),
  created_at: now,
  seen_at: now,
  expires_at: later(now, lifeSeconds),
});

async function deleteDead(db: Kysely<Database>, now: Date): Promise<void> {
  await sql`
    with dead as (
      delete from sessions where id in (
        select id from sessions where expires_at <= ${now} order by expires_at limit 20 for update skip locked
      ) returning basket_id
    )
    delete from baskets where id in (select basket_id from dead)`.execute(db);
}

/** Ends a session. Returns false when it had already ended: of two simultaneous changes of identity only one succeeds. */
export async function endSession(trx: Transaction<Database>, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('sessions')
    .set({ ended_at: now, expires_at: later(now, ENDED_SECONDS) })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/** Ends every session of a client, and the switches that began in them. */
export async function endSessionsOf(trx: Transaction<Database>, clientId: number, now: Date): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ ended_at: now, expires_at: later(now, ENDED_SECONDS) })
    .where('client_id', '=', clientId)
    .where('ended_at', 'is', null)
    .execute();
  await trx
    .updateTable('switch_log')
    .set({ ended_at: now, ended_how: 'password' })
    .where('admin_id', '=', clientId)
    .where('ended_at', 'is', null)
    .execute();
}
