import type pg from 'pg';
import { IN_STOCK_DAYS } from './in-stock.rules.ts';
import { LEAD_DAYS_MAX } from './lead-days.queries.ts';

const OFFERED = `select from offers o where o.article_id = a.id and o.quantity > 0`;
const IN_STOCK = `select from offers o join price_lists p on p.id = o.price_list_id
  where o.article_id = a.id and o.quantity > 0 and ${LEAD_DAYS_MAX} <= ${IN_STOCK_DAYS}`;

/** $1 skip, $2 take. Both queries walk the sales index and stop when the page is full. */
const STOCKED_PAGE = `select a.id from articles a where exists (${IN_STOCK}) order by a.sold desc, a.id offset $1 limit $2`;
const ORDERED_PAGE = `select a.id from articles a where exists (${OFFERED}) and not exists (${IN_STOCK})
  order by a.sold desc, a.id offset $1 limit $2`;
const TOTALS = `
  select count(*) as offered, count(*) filter (where soonest <= ${IN_STOCK_DAYS}) as stocked
  from (
    select min(${LEAD_DAYS_MAX}) as soonest
    from offers o join price_lists p on p.id = o.price_list_id
    where o.quantity > 0
    group by o.article_id
  ) articles`;

/** The number of articles on offer, and of those in stock. */
export type TopSaleTotals = { offered: number; stocked: number };

/** Reads every offer: cache the result. */
export async function countTopSale(pool: pg.Pool): Promise<TopSaleTotals> {
  const { rows } = await pool.query<TopSaleTotals>(TOTALS);
  return rows[0] ?? { offered: 0, stocked: 0 };
}

/** Article ids of a page of best sellers: first those in stock, then those on order. */
export async function findTopSale(
  pool: pg.Pool,
  { skip, take, stocked }: { skip: number; take: number; stocked: number },
): Promise<number[]> {
  const first = skip < stocked ? await ids(pool, 'top-sale-stocked', STOCKED_PAGE, skip, take) : [];
  if (first.length === take) return first;
  const skipped = Math.max(0, skip - stocked);
  return [...first, ...(await ids(pool, 'top-sale-ordered', ORDERED_PAGE, skipped, take - first.length))];
}

async function ids(pool: pg.Pool, name: string, text: string, skip: number, take: number): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>({ name, text, values: [skip, take] });
  return rows.map(({ id }) => id);
}
