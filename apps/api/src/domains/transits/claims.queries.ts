import {
  CLAIM_STATES,
  type ClaimState,
  type Transit,
  type TransitClaim,
  type TransitClaims,
  type TransitFault,
} from '@partshop/api-client/contract';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { JOIN_ARTICLE, transitColumns } from './transits.queries.ts';

type View = { today: string; lang: string };
type Row = Omit<TransitClaim, 'transit' | 'openedAt' | 'answeredAt'> & {
  transit: Transit;
  openedAt: Date;
  answeredAt: Date | null;
};

/** Claims `c` with their transits. */
const shown = ({ today, lang }: View) => sql`
  c.version, c.fault, c.note, c.opened_at as "openedAt", c.state, c.answer, c.answered_at as "answeredAt",
  (select row_to_json(shown) from (select ${sql.raw(transitColumns('given.today', 'given.lang'))}
    from transits t ${sql.raw(JOIN_ARTICLE)} cross join (values (${today}::text, ${lang}::text)) given (today, lang)
    where t.id = c.transit_id) shown) as transit`;

const showRow = ({ openedAt, answeredAt, ...claim }: Row): TransitClaim => ({
  ...claim,
  openedAt: openedAt.toISOString(),
  answeredAt: answeredAt?.toISOString() ?? null,
});

/** One claim; of this seller, if one is named. */
export async function findClaim(
  db: Kysely<Database>,
  { transitId, sellerId }: { transitId: number; sellerId?: number },
  view: View,
): Promise<TransitClaim | undefined> {
  const { rows } = await sql<Row>`
    select ${shown(view)} from transit_claims c
    where c.transit_id = ${transitId} ${sellerId === undefined ? sql`` : sql`and c.seller_id = ${sellerId}`}`.execute(
    db,
  );
  return rows.map(showRow)[0];
}

export type ClaimsQuery = View & { sellerId: number; state: ClaimState; page: number; take: number };

/** A page of a seller's claims: open ones the oldest first, answered ones the newest first. */
export async function findClaims(
  db: Kysely<Database>,
  { sellerId, state, page, take, ...view }: ClaimsQuery,
): Promise<TransitClaims> {
  const order = state === 'open' ? sql`opened_at, transit_id` : sql`opened_at desc, transit_id desc`;
  const [{ rows }, counts] = await Promise.all([
    sql<Row>`
      select ${shown(view)} from (
        select * from transit_claims where seller_id = ${sellerId} and state = ${state}
        order by ${order} limit ${take} offset ${(page - 1) * take}
      ) c order by ${order}`.execute(db),
    db
      .selectFrom('transit_claims')
      .where('seller_id', '=', sellerId)
      .groupBy('state')
      .select(['state', sql<number>`count(*)::int`.as('count')])
      .execute(),
  ]);
  const states = CLAIM_STATES.map((one) => ({
    state: one,
    count: counts.find((count) => count.state === one)?.count ?? 0,
  }));
  return {
    claims: rows.map(showRow),
    total: states.find((one) => one.state === state)?.count ?? 0,
    states,
    page,
    take,
  };
}

export type ClaimAnswer = {
  sellerId: number;
  transitId: number;
  version: number;
  isAccepted: boolean;
  answer: string;
  at: Date;
};

/** Answers an open claim of a seller, if it is still the one that they saw; tells whether it was. */
export async function answerOpenClaim(
  db: Kysely<Database>,
  { sellerId, transitId, version, isAccepted, answer, at }: ClaimAnswer,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('transit_claims')
    .set({ state: isAccepted ? 'accepted' : 'declined', answer, answered_at: at, version: version + 1 })
    .where('transit_id', '=', transitId)
    .where('seller_id', '=', sellerId)
    .where('state', '=', 'open')
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export type OpenedClaim = {
  transitId: number;
  fault: TransitFault;
  pieces: number;
  note: string;
  at: Date;
  day: string;
};

/** What an item is called on its way, locked until the transaction ends; undefined when no seller sent it. */
export async function lockTransit(trx: Transaction<Database>, itemId: number) {
  return trx
    .selectFrom('transits')
    .where('item_id', '=', itemId)
    .select(['id', 'pieces', 'faulty_pieces as faultyPieces'])
    .forUpdate()
    .executeTakeFirst();
}

/** Writes down that an item came with a fault; it is received from then on, if it was not before. */
export async function saveClaim(
  trx: Transaction<Database>,
  { transitId, fault, pieces, note, at, day }: OpenedClaim,
): Promise<void> {
  await trx
    .updateTable('transits')
    .set({ faulty_pieces: pieces, received_on: sql`coalesce(received_on, greatest(sent_on, ${day}::date))` })
    .where('id', '=', transitId)
    .execute();
  await sql`
    insert into transit_claims (transit_id, seller_id, fault, note, opened_at)
    select id, seller_id, ${fault}, ${note}, ${at} from transits where id = ${transitId}`.execute(trx);
}
