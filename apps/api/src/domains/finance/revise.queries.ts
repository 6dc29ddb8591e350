import type { LedgerEntry, ReviseAnswer } from '@partshop/api-client/contract';
import { sql, type Kysely } from 'kysely';
import type pg from 'pg';
import type { Database } from '../../platform/database/schema.ts';
import { SHOP_TIME_ZONE } from '../../platform/values/time-zone.ts';

type Period = { clientId: number; from: string; to: string };

/** The entries of a period, the oldest first, and its sums in kopecks. */
export type PeriodLedger = {
  opening: number;
  raised: number;
  lowered: number;
  closing: number;
  items: LedgerEntry[];
  total: number;
};

/**
 * One statement, so that its figures agree. $1 client, $2 the first and $3 the last day, of Moscow, $4 entries of a page or null for all,
 * $5 entries before it.
 */
const PERIOD = `
with entries as materialized (
  select id, at, kind, document, order_id, amount, sum(amount) over (order by at, id)::bigint as balance,
    at < ($2::date::timestamp at time zone '${SHOP_TIME_ZONE}') as is_before
  from ledger_entries
  where client_id = $1 and at < (($3::date + 1)::timestamp at time zone '${SHOP_TIME_ZONE}')
)
select
  coalesce(sum(amount) filter (where is_before), 0)::bigint as opening,
  coalesce(sum(amount), 0)::bigint as closing,
  coalesce(sum(amount) filter (where not is_before and amount > 0), 0)::bigint as raised,
  coalesce(-sum(amount) filter (where not is_before and amount < 0), 0)::bigint as lowered,
  (count(*) filter (where not is_before))::int as total,
  (
    select coalesce(json_agg(json_build_object('id', e.id, 'at', e.at, 'kind', e.kind, 'document', e.document, 'order', o.number,
      'amount', e.amount, 'balance', e.balance) order by e.at, e.id), '[]')
    from (select * from entries where not is_before order by at, id limit $4 offset $5) e
    left join orders o on o.id = e.order_id
  ) as items
from entries`;

/** Without `take` all entries. */
export async function findPeriod(
  pool: pg.Pool,
  { clientId, from, to }: Period,
  { page = 1, take }: { page?: number; take?: number } = {},
): Promise<PeriodLedger> {
  const values = [clientId, from, to, take ?? null, (page - 1) * (take ?? 0)];
  const { rows } = await pool.query<PeriodLedger>({ name: 'revise', text: PERIOD, values });
  const [row] = rows;
  if (!row) throw new Error('A period has one row.');
  return { ...row, items: row.items.map((item) => ({ ...item, at: new Date(item.at).toISOString() })) };
}

/** The newest answers of a client to reports. */
export async function findAnswers(db: Kysely<Database>, clientId: number): Promise<ReviseAnswer[]> {
  const rows = await answersOf(db, clientId).limit(20).execute();
  return rows.map(toAnswer);
}

/** The newest answer to the report of a period. */
export async function findAnswer(db: Kysely<Database>, { clientId, from, to }: Period): Promise<ReviseAnswer | null> {
  const row = await answersOf(db, clientId)
    .where('first_day', '=', from)
    .where('last_day', '=', to)
    .limit(1)
    .executeTakeFirst();
  return row ? toAnswer(row) : null;
}

const answersOf = (db: Kysely<Database>, clientId: number) =>
  db
    .selectFrom('reconciliations')
    .where('client_id', '=', clientId)
    .orderBy('id', 'desc')
    .select([
      'id',
      sql<string>`first_day::text`.as('from'),
      sql<string>`last_day::text`.as('to'),
      'shop_closing as shopClosing',
      'client_closing as clientClosing',
      'comment',
      'at',
    ]);

const toAnswer = ({ at, ...row }: Omit<ReviseAnswer, 'at' | 'state'> & { at: Date }): ReviseAnswer => ({
  ...row,
  state: row.shopClosing === row.clientClosing ? 'agreed' : 'disputed',
  at: at.toISOString(),
});

export async function keepAnswer(
  db: Kysely<Database>,
  { clientId, from, to }: Period,
  answer: { shopClosing: number; clientClosing: number; comment: string; at: Date },
): Promise<void> {
  await db
    .insertInto('reconciliations')
    .values({
      client_id: clientId,
      first_day: from,
      last_day: to,
      shop_closing: answer.shopClosing,
      client_closing: answer.clientClosing,
      comment: answer.comment,
      at: answer.at,
    })
    .execute();
}

/** The client as the report names them: the company of their last order, else the name of the account. */
export async function findClientName(db: Kysely<Database>, clientId: number): Promise<string> {
  const { name } = await db
    .selectFrom('clients as c')
    .where('c.id', '=', clientId)
    .select(
      sql<string>`coalesce((
        select o.company from orders o where o.client_id = c.id and o.company <> '' order by o.id desc limit 1
      ), c.name)`.as('name'),
    )
    .executeTakeFirstOrThrow();
  return name;
}
