import { ADD_CHANGED } from '../domains/position-days/index.ts';
import { fillDays } from './fill-days.ts';
import type { PatientPool } from '../platform/database/open-pool.ts';

/** Articles that sell best, among which sellers have theirs; all of them would take long. */
const ARTICLES = 4000;
/** Positions of a seller with an account, whose pages are looked at, and of another one; and the best ones that the former had once. */
const POSITIONS = 120;
const FEW_POSITIONS = 20;
const FORMER_POSITIONS = 12;
/** A position that is sold out now, or not offered any more, has not sold for so many days. */
const SOLD_OUT_DAYS = 20;

/** A number from 0 to 1, the same at each loading, by article, day, seller and `seed`. */
const dice = (seed: number) =>
  `(hashint8extended(article_id * 4096 + (day - date '2020-01-01'), seller_id * 8 + ${seed}) & 1048575) / 1048576::float8`;

/**
 * Views, orders and returns of demo sellers from $1 to $2, which is the day before today: fewer with each rank, by season and weekday. Of
 * every ninth position many look at it and nobody buys; so it is with every third one of the seller with an account that others sell cheaper.
 */
const FILL = `
with best as (
  select id, sold, (select min(price) from offers o where o.article_id = articles.id) as cheapest
  from articles where sold > 0 order by sold desc, id limit ${ARTICLES}
), own as (
  select o.article_id, min(o.price) as price, max(l.lead_days_max) as days
  from offers o join price_lists l on l.id = o.price_list_id join sellers s on s.id = l.seller_id and s.client_id is not null and s.is_demo
  group by o.article_id
), offered as (
  select l.seller_id, o.article_id, s.client_id is not null as has_account, min(o.price) as price, sum(o.quantity) as quantity,
    min(o.price) > best.cheapest as is_undercut,
    row_number() over (
      partition by l.seller_id
      -- A little cheaper than the seller with an account and no later: who is advised what that costs.
      order by coalesce(
        s.client_id is null and min(o.price) between own.price * 0.86 and own.price - 1 and min(l.lead_days_max) <= own.days, false
      ) desc,
        best.sold desc, o.article_id
    ) as rank
  from best
    join offers o on o.article_id = best.id
    join price_lists l on l.id = o.price_list_id
    join sellers s on s.id = l.seller_id and s.is_demo
    left join own on own.article_id = o.article_id
  group by l.seller_id, o.article_id, s.client_id, best.sold, best.cheapest, own.price, own.days
), chosen as (
  select seller_id, article_id, has_account, price, quantity, is_undercut, rank from offered
  where rank <= case when has_account then ${POSITIONS} else ${FEW_POSITIONS} end
  union all
  (
    select s.id, best.id, true, best.cheapest, 0, false,
      10 * row_number() over (order by best.sold desc, best.id)
    from best join sellers s on s.is_demo and s.client_id is not null
    where exists (select from offers o where o.article_id = best.id)
      and not exists (select from offered where offered.article_id = best.id and offered.seller_id = s.id)
    order by best.sold desc, best.id limit ${FORMER_POSITIONS}
  )
), thrown as (
  select seller_id, article_id, day, rank, price, has_account,
    article_id % 9 = 0 or (has_account and is_undercut and article_id % 3 = 0) as is_dear,
    ${dice(0)} as a, ${dice(1)} as b, ${dice(2)} as c, ${dice(3)} as d
  from (select chosen.*, series::date as day
    from chosen cross join generate_series($1::date::timestamp, $2::date, interval '1 day') series) each
  where quantity > 0 or day <= $2::date - ${SOLD_OUT_DAYS}
), seen as (
  select *, floor(
    case when has_account then 40 else 15 end / sqrt(rank::float8) * a * (1 + 0.25 * sin(extract(doy from day)::float8 / 58 + article_id % 7))
      * case when extract(isodow from day) > 5 then 0.6 else 1 end
  )::int as views
  from thrown
), bought as (
  select *, floor(views * 0.12 + b)::int as adds, case when is_dear then 0 else floor(views * 0.04 + c)::int end as orders
  from seen where views > 0
), paid as (
  select *, orders * (1 + floor(d * 3))::int as pieces,
    round(price * (1 + 0.06 * sin((day - date '2020-01-01') / 29::float8 + article_id)) / 100)::bigint * 100 as price_then,
    case when orders > 0 and b * 100 - floor(b * 100) < 0.07 then 1 else 0 end as cancelled,
    case when orders > 0 and d * 100 - floor(d * 100) < 0.06 then 1 else 0 end as returned
  from bought
), changed as (
  select seller_id, day, article_id, views, greatest(adds, orders) as adds, orders, pieces, pieces * price_then as sum,
    least(cancelled, pieces) as cancelled, least(cancelled, pieces) * price_then as cancelled_sum,
    least(returned, pieces - least(cancelled, pieces)) as returned,
    least(returned, pieces - least(cancelled, pieces)) * price_then as returned_sum
  from paid
), ${ADD_CHANGED}
select`;

/**
 * Gives demo sellers a year of views, orders and returns up to yesterday, and the days since the last start; as sums by day, without orders
 * that one could open.
 */
export const ensureDemoSales = async (pool: PatientPool, now: Date): Promise<void> =>
  fillDays(pool, now, {
    setting: 'demo-sales',
    fill: FILL,
    tables: ['position_days', 'position_months', 'seller_days'],
  });
