import { sql, type Transaction } from 'kysely';
import type { ApiSetup } from '../../platform/http/api-setup.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Database } from '../../platform/database/schema.ts';

/** Changes that are folded in one transaction. */
const BATCH = 20_000;
// Any number that no other lock of the shop uses: "fold" in ASCII.
const LOCK = 0x66_6f_6c_64;

const SUMS = ['views', 'adds', 'orders', 'pieces', 'sum', 'cancelled', 'cancelled_sum', 'returned', 'returned_sum'];
const COLUMNS = SUMS.join(', ');
const ADDED = SUMS.map((column) => `sum(${column}) as ${column}`).join(', ');
const ADD = (table: string) => SUMS.map((column) => `${column} = ${table}.${column} + excluded.${column}`).join(', ');

/**
 * Ends a `with` that begins with `changed`: figures by seller, day and article, each once. Adds them to the days, the months and the days of
 * sellers, in the order of the keys, as everybody who writes several of them does.
 */
export const ADD_CHANGED = `
days as (
  insert into position_days (seller_id, day, article_id, ${COLUMNS})
  select seller_id, day, article_id, ${COLUMNS} from changed order by seller_id, day, article_id
  on conflict (seller_id, day, article_id) do update set ${ADD('position_days')}
), months as (
  insert into position_months (seller_id, month, article_id, ${COLUMNS})
  select seller_id, date_trunc('month', day)::date, article_id, ${ADDED} from changed group by 1, 2, 3 order by 1, 2, 3
  on conflict (seller_id, month, article_id) do update set ${ADD('position_months')}
), sellers as (
  insert into seller_days (seller_id, day, ${COLUMNS})
  select seller_id, day, ${ADDED} from changed group by 1, 2 order by 1, 2
  on conflict (seller_id, day) do update set ${ADD('seller_days')}
)`;

const FOLD = `
with taken as (
  delete from position_changes where id in (select id from position_changes order by id limit ${BATCH}) returning *
), changed as (
  select seller_id, day, article_id, sum(views) as views, sum(adds) as adds,
    coalesce(sum(sign) filter (where is_ordered), 0) as orders,
    coalesce(sum(sign * qty) filter (where is_ordered), 0) as pieces,
    coalesce(sum(sign * kopecks) filter (where is_ordered), 0) as sum,
    coalesce(sum(sign * qty) filter (where is_cancelled), 0) as cancelled,
    coalesce(sum(sign * kopecks) filter (where is_cancelled), 0) as cancelled_sum,
    coalesce(sum(sign * qty) filter (where status = 'returned'), 0) as returned,
    coalesce(sum(sign * kopecks) filter (where status = 'returned'), 0) as returned_sum
  from taken
    cross join lateral (
      select qty::bigint * price as kopecks, status is not null and status <> 'draft' as is_ordered,
        status in ('cancelled', 'refused') as is_cancelled
    ) item
  group by seller_id, day, article_id
), ${ADD_CHANGED}
select count(*)::int as count,
  array(select distinct article_id::float8 from taken where status is not null) as ordered
from taken`;

type Folded = { count: number; ordered: number[] };

/**
 * Adds what changed to the days, months and sellers; one process at a time does it, and the others leave it to that one. Returns the
 * articles of which something was ordered or given back: their stock has changed.
 */
export function createDayFolding({ database }: Pick<ApiSetup, 'database'>): () => Promise<number[]> {
  return async () => {
    const ordered = new Set<number>();
    for (;;) {
      const folded = await inTransaction(database.db, foldSome);
      for (const articleId of folded.ordered) ordered.add(articleId);
      if (folded.count < BATCH) return [...ordered];
    }
  };
}

async function foldSome(trx: Transaction<Database>): Promise<Folded> {
  const nothing: Folded = { count: 0, ordered: [] };
  const lock = await sql<{ isOurs: boolean }>`select pg_try_advisory_xact_lock(${LOCK}) as "isOurs"`.execute(trx);
  if (lock.rows[0]?.isOurs !== true) return nothing;
  const { rows } = await sql<Folded>`${sql.raw(FOLD)}`.execute(trx);
  return rows[0] ?? nothing;
}
