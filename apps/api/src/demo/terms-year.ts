import { fillDays } from './fill-days.ts';
import type { PatientPool } from '../platform/database/open-pool.ts';

/** A seller changes prices about twice a month, and the stock every few days. */
const PRICE_DAYS = 13;
const STOCK_DAYS = 3;

/**
 * What demo sellers with an account asked and had from $1 to $2, the same at each loading: the lowest price of all a week before, dearer
 * by as much as today, so that sellers follow the market; stock that is sold and filled up again. Articles whose lowest prices are
 * not known get them. What was recorded stays.
 */
const FILL = `
with position as (
  select distinct p.seller_id, p.article_id
  from position_months p join sellers s on s.id = p.seller_id and s.is_demo and s.client_id is not null
), known as (
  select seller_id, article_id, own.price, own.quantity, market.price as cheapest
  from position
    cross join lateral (
      select min(o.price) as price, sum(o.quantity)::int as quantity
      from offers o join price_lists l on l.id = o.price_list_id and l.seller_id = position.seller_id
      where o.article_id = position.article_id
    ) own
    cross join lateral (
      select min(o.price) as price from offers o where o.article_id = position.article_id and o.quantity > 0
    ) market
), day as (
  select series::date as day, series::date - date '2020-01-01' as number
  from generate_series($1::date::timestamp, $2::date, interval '1 day') series
), market as (
  insert into article_prices (article_id, day, price)
  select article_id, day, round(cheapest * (1 + 0.07 * sin(number / 31.0 + article_id)) / 100) * 100
  from (select distinct article_id, cheapest from known where cheapest is not null) each cross join day
  where (number + article_id) % 7 = 0
    and not exists (select from article_prices p where p.article_id = each.article_id and p.day < $2::date)
  on conflict do nothing
  returning article_id, day, price
), market_then as (
  select article_id, day, price from market
  union all
  select article_id, day, price from article_prices where article_id in (select article_id from known)
), terms as (
  select seller_id, article_id, day, number,
    first_value(priced) over changes as price,
    case when quantity = 0 then 0 else greatest(0, 4 + quantity % 9 + (article_id % 5) * 3
      - (number + article_id) % 24 / 2) end as stock
  from (
    select known.*, day.day, day.number,
      case when (number + article_id) % ${PRICE_DAYS} = 0 or day.day = $1::date then coalesce(round((
        select m.price from market_then m where m.article_id = known.article_id and m.day <= day.day - 7
        order by m.day desc limit 1
      ) * (known.price::float8 / greatest(1, cheapest)) / 100) * 100, known.price) end as priced,
      count(*) filter (where (number + article_id) % ${PRICE_DAYS} = 0 or day.day = $1::date)
        over (partition by seller_id, known.article_id order by day.day) as part
    from known cross join day
    where known.price is not null
  ) each
  window changes as (partition by seller_id, article_id, part order by day)
)
insert into position_terms (article_id, seller_id, day, price, quantity)
select article_id, seller_id, day, price, stock from terms
where (number + article_id) % ${STOCK_DAYS} = 0 or (number + article_id) % ${PRICE_DAYS} = 0 or day = $1::date
order by article_id, seller_id, day
on conflict do nothing`;

/** Gives the positions of demo sellers a year of prices and stock up to yesterday. Days since then are recorded as they are. */
export const ensureDemoTerms = async (pool: PatientPool, now: Date): Promise<void> =>
  fillDays(pool, now, { setting: 'demo-terms', fill: FILL, tables: ['position_terms', 'article_prices'] });
