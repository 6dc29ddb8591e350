import type { TransitFigures, TransitOrder, TransitOrders, TransitStatistics } from '@partshop/api-client/contract';
import type pg from 'pg';
import { periodBefore, stepOf, type Period } from '../seller-sales/index.ts';

/** The figures of transits by their columns; `today` is SQL. */
const figuresSql = (today: string) => `
  count(*)::int as items, sum(pieces)::int as pieces, sum(pieces::bigint * price)::bigint as sum,
  count(received_on)::int as received, coalesce(sum(received_on - sent_on), 0)::int as days,
  (count(*) filter (where coalesce(received_on, ${today}::date) > expected_on))::int as late,
  (count(*) filter (where faulty_pieces > 0))::int as faulty, sum(faulty_pieces::bigint * price)::bigint as "faultySum"`;

/** $1 seller, $2 the first day before the period, $3 its first and $4 its last day, $5 step, $6 today. */
const statement = (and: string) => `
select case when sent_on >= $3::date then greatest(date_trunc($5, sent_on)::date, $3::date) end::text as step, ${figuresSql('$6')}
from transits where seller_id = $1 and sent_on between $2::date and $4::date ${and}
group by 1`;

type Row = TransitFigures & { step: string | null };

const NONE: TransitFigures = {
  items: 0,
  pieces: 0,
  sum: 0,
  received: 0,
  days: 0,
  late: 0,
  faulty: 0,
  faultySum: 0,
};
const NAMES = Object.keys(NONE) as (keyof TransitFigures)[];

function addUp(all: readonly TransitFigures[]): TransitFigures {
  const total = { ...NONE };
  for (const figures of all) for (const name of NAMES) total[name] += figures[name];
  return total;
}

type OfSeller = { sellerId: number; period: Period; today: string };

/** What became of what a seller sent in a period and in the days before it: of all positions, or of one. */
export async function findStatistics(
  pool: pg.Pool,
  { sellerId, period, today, articleId }: OfSeller & { articleId: number | undefined },
): Promise<TransitStatistics> {
  const [before, step] = [periodBefore(period), stepOf(period)];
  const values = [sellerId, before.from, period.from, period.to, step, today];
  const { rows } = await pool.query<Row>(
    articleId === undefined ? statement('') : statement('and article_id = $7'),
    articleId === undefined ? values : [...values, articleId],
  );
  const found = new Map(rows.map(({ step: from, ...figures }) => [from, figures]));
  const steps = stepsOf(period, step).map((from) => ({ from, ...(found.get(from) ?? NONE) }));
  return { period, before, total: addUp(steps), totalBefore: found.get(null) ?? NONE, step, steps };
}

/** The first day of each step that belongs to the period. */
function stepsOf({ from, to }: Period, step: 'day' | 'month'): string[] {
  const steps: string[] = [];
  for (const day = new Date(from); day.toISOString().slice(0, 10) <= to;) {
    steps.push(day.toISOString().slice(0, 10));
    if (step === 'day') day.setUTCDate(day.getUTCDate() + 1);
    else day.setUTCMonth(day.getUTCMonth() + 1, 1);
  }
  return steps;
}

/** $1 seller, $2 the first and $3 the last day, $4 today, $5 take, $6 skip. */
const ORDERS = `
with found as (
  select order_number as number, min(sent_on)::text as "sentOn", max(expected_on)::text as "expectedOn",
    case when count(received_on) = count(*) then max(received_on)::text end as "receivedOn", ${figuresSql('$4')},
    max(sent_on) as last
  from transits where seller_id = $1 and sent_on between $2::date and $3::date
  group by order_number
), shown as (
  select * from found order by last desc, number desc limit $5 offset $6
)
select (select count(*)::int from found) as total,
  (select coalesce(json_agg(to_jsonb(shown) - 'last' order by last desc, number desc), '[]') from shown) as orders`;

/** A page of the orders of which a seller sent something in a period. */
export async function findTransitOrders(
  pool: pg.Pool,
  { sellerId, period, today, page, take }: OfSeller & { page: number; take: number },
): Promise<TransitOrders> {
  const values = [sellerId, period.from, period.to, today, take, (page - 1) * take];
  const { rows } = await pool.query<{ total: number; orders: TransitOrder[] }>(ORDERS, values);
  const [found] = rows;
  if (!found) throw new Error('A page has one row.');
  return { period, ...found, page, take };
}
