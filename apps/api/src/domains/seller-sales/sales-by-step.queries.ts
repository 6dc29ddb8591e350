import type { SalesFigures, SellerSales } from '@partshop/api-client/contract';
import type pg from 'pg';
import { FIGURE_COLUMNS, FIGURES_JSON, sumsOf } from './figures.queries.ts';
import { periodBefore, stepOf, type Period } from './sales-period.rules.ts';

/** Days are looked up one by one: no more is read than the period has. $2 the first day before, $3 the first and $4 the last one, $5 step. */
const statement = (days: string) => `
with steps as (
  select case when day >= $3::date then greatest(date_trunc($5, day)::date, $3::date) end as step, ${sumsOf(FIGURE_COLUMNS)}
  from (select series::date as day from generate_series($2::date::timestamp, $4::date, interval '1 day') series) known
    left join ${days} using (day)
  group by step
)
select step::text as step, ${FIGURES_JSON} as figures from steps order by step`;

const OF_SELLER = statement('(select * from seller_days where seller_id = $1) days');
const OF_POSITION = statement('(select * from position_days where seller_id = $1 and article_id = $6) days');

type Row = { step: string | null; figures: SalesFigures };

/** What a seller sold in a period and in the days before it: of all positions, or of one. */
export async function findSales(
  pool: pg.Pool,
  { sellerId, articleId, period }: { sellerId: number; articleId?: number; period: Period },
): Promise<SellerSales> {
  const before = periodBefore(period);
  const step = stepOf(period);
  const values = [sellerId, before.from, period.from, period.to, step];
  const { rows } = await pool.query<Row>(
    articleId === undefined
      ? { name: 'sales-of-seller', text: OF_SELLER, values }
      : { name: 'sales-of-position', text: OF_POSITION, values: [...values, articleId] },
  );
  const steps = rows.flatMap(({ step: from, figures }) => (from === null ? [] : [{ from, ...figures }]));
  return {
    period,
    before,
    total: addUp(steps),
    totalBefore: rows.find((row) => row.step === null)?.figures ?? addUp([]),
    step,
    steps,
  };
}

const NONE: SalesFigures = {
  views: 0,
  adds: 0,
  orders: 0,
  pieces: 0,
  sum: 0,
  cancelled: 0,
  cancelledSum: 0,
  returned: 0,
  returnedSum: 0,
};
const NAMES = Object.keys(NONE) as (keyof SalesFigures)[];

function addUp(all: readonly SalesFigures[]): SalesFigures {
  const total = { ...NONE };
  for (const figures of all) for (const name of NAMES) total[name] += figures[name];
  return total;
}
