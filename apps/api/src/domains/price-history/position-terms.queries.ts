import type { PositionTerms } from '@partshop/api-client/contract';
import type pg from 'pg';

/** The terms at the end of each step. $1 the first day, $2 the last, $3 today, $4 step, $5 seller, $6 article. */
const TERMS = `
with steps as (
  select greatest(date_trunc($4, day)::date, $1::date) as step, max(day) as last
  from (
    select series::date as day
    from generate_series($1::date::timestamp, least($2::date, $3::date), interval '1 day') series
  ) known
  group by step
)
select step::text as "from", own.price, own.quantity, market.price as cheapest
from steps
  left join lateral (
    select price, quantity from position_terms
    where article_id = $6 and seller_id = $5 and day <= steps.last order by day desc limit 1
  ) own on true
  left join lateral (
    select price from article_prices where article_id = $6 and day <= steps.last order by day desc limit 1
  ) market on true
order by step`;

export type TermsQuery = {
  sellerId: number;
  articleId: number;
  period: { from: string; to: string };
  today: string;
  step: 'day' | 'month';
};

/** What a seller asked for an article and had of it, beside the lowest price of all. */
export async function findPositionTerms(
  pool: pg.Pool,
  { sellerId, articleId, period, today, step }: TermsQuery,
): Promise<PositionTerms['steps']> {
  const values = [period.from, period.to, today, step, sellerId, articleId];
  const { rows } = await pool.query<PositionTerms['steps'][number]>(TERMS, values);
  return rows;
}

/** $1 seller, $2 article. */
const PLACE = `
with asked as (
  select l.seller_id, min(o.price) as price
  from offers o join price_lists l on l.id = o.price_list_id
  where o.article_id = $2 and o.quantity >= o.multiplicity
  group by l.seller_id
)
select (select count(*)::int + 1 from asked other where other.price < own.price) as place,
  (select count(*)::int from asked) as of
from asked own where own.seller_id = $1`;

/** Where a seller's price of an article is among those of all who have it; null when the seller has none. */
export async function findPricePlace(
  pool: pg.Pool,
  { sellerId, articleId }: Pick<TermsQuery, 'sellerId' | 'articleId'>,
): Promise<PositionTerms['place']> {
  const { rows } = await pool.query<NonNullable<PositionTerms['place']>>(PLACE, [sellerId, articleId]);
  return rows[0] ?? null;
}
