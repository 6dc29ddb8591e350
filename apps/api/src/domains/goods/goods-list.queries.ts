import type { GoodsListKind } from '@partshop/api-client/contract';
import type pg from 'pg';
import { IN_STOCK_DAYS, LEAD_DAYS, LEAD_DAYS_MAX, priceSql } from '../catalogue/index.ts';
import type { GoodsChoice, GoodsRows, GoodsScope } from './goods-rows.ts';

const MAX_MAKERS = 100;

/** $1 is the key. */
const SCOPES: Record<GoodsListKind, string> = {
  page: 'a.category_id in (select id from categories where goods_page = $1)',
  mode: '$1::text is not null',
  catalog: 'a.maker_id = (select id from makers where lower(key) = lower($1))',
};

/** Each choice has a bit, which an article has that does not meet it. An attribute's is the bit after `FACETS` of its place. */
const MAKER = 1;
const CATEGORY = 2;
const PRICE = 4;
const STOCK = 8;
const FACETS = 3;

const meetsAllBut = (choice: string | number) => `misses & ~(${choice}) = 0`;

const ORDERS = {
  1: 'is_stocked desc, sold desc, judged.id',
  2: 'price, sold desc, judged.id',
  3: 'lead_days, price, sold desc, judged.id',
};
const NEWEST = 'added_at desc, judged.id desc';

/**
 * $1 the key, $2 makers, $3 categories, $4 and $5 the price, $6 only in stock, $7 attributes, $8 skip, $9 take. The best offer is that of
 * cards (`bestFirst`): in stock, then cheap, then soon.
 */
const statementFor = ({ kind, key }: GoodsScope, { order, clientType }: GoodsChoice) => `
with chosen as materialized (
  select facet.key, facet.values, 1 << (${FACETS} + facet.place::int) as bit
  from rows from (jsonb_to_recordset($7::jsonb) as (key text, values text[])) with ordinality as facet (key, values, place)
),
met as materialized (
  select v.article_id, bit_or(chosen.bit) as bits
  from chosen join article_attributes v on v.attribute_key = chosen.key and v.value = any(chosen.values)
  group by v.article_id
),
scope as materialized (
  select a.id, a.maker_id, a.category_id, a.sold, a.added_at from articles a where ${SCOPES[kind]}
),
offered as materialized (
  select o.article_id, min(array[
    (${LEAD_DAYS_MAX} > ${IN_STOCK_DAYS})::int, ${priceSql(clientType)}, ${LEAD_DAYS_MAX}, ${LEAD_DAYS}
  ]) as best
  from ${kind === 'mode' ? 'offers o' : 'scope join offers o on o.article_id = scope.id'}
  join price_lists p on p.id = o.price_list_id
  where o.quantity > 0
  group by o.article_id
),
judged as materialized (
  select
    scope.*, best[1] = 0 as is_stocked, best[2] as price, best[3] as lead_days,
    case when $2::text[] = '{}' or maker_id in (select id from makers where lower(key) = any($2)) then 0 else ${MAKER} end
    | case when $3::text[] = '{}' or category_id in (select id from categories where url = any($3)) then 0 else ${CATEGORY} end
    | case when best[2] >= $4::bigint is not false and best[2] <= $5::bigint is not false then 0 else ${PRICE} end
    | case when not $6::boolean or best[1] = 0 then 0 else ${STOCK} end
    | ((select coalesce(bit_or(bit), 0) from chosen) & ~coalesce(met.bits, 0)) as misses
  from scope
  join offered on offered.article_id = scope.id
  left join met on met.article_id = scope.id
  ${kind === 'mode' && key === 'in-stock' ? 'where best[1] = 0' : ''}
)
select
  array(
    select id::float8 from judged where misses = 0
    order by ${kind === 'mode' && key === 'new' && order === 1 ? NEWEST : ORDERS[order]} offset $8 limit $9
  ) as ids,
  count(*) filter (where misses = 0) as total,
  count(*) as unfiltered,
  ${kind === 'page' ? FACETS_SQL : `'[]'::json`} as facets,
  (
    select coalesce(json_agg(counted), '[]')
    from (
      select c.url as value, c.names as name, found.count
      from (
        select category_id, count(*) filter (where ${meetsAllBut(CATEGORY)}) as count from judged group by category_id
      ) found
      join categories c on c.id = found.category_id
      order by c.parent_id, c.position, c.id
    ) counted
  ) as categories,
  (
    select coalesce(json_agg(counted), '[]')
    from (
      select m.key as value, m.name, found.count
      from (
        select maker_id, count(*) filter (where ${meetsAllBut(MAKER)}) as count from judged group by maker_id
      ) found
      join makers m on m.id = found.maker_id
      order by lower(m.key) = any($2) desc, found.count desc, m.name
      limit ${MAX_MAKERS}
    ) counted
  ) as makers,
  min(price) filter (where ${meetsAllBut(PRICE)}) as lowest,
  max(price) filter (where ${meetsAllBut(PRICE)}) as highest,
  count(*) filter (where is_stocked and ${meetsAllBut(STOCK)}) as stocked
from judged`;

const FACETS_SQL = `(
    select coalesce(json_agg(counted), '[]')
    from (
      select v.attribute_key as key, v.value, min(v.names::text)::json as names,
        count(*) filter (where ${meetsAllBut('coalesce(chosen.bit, 0)')}) as count
      from judged
      join article_attributes v on v.article_id = judged.id
      left join chosen on chosen.key = v.attribute_key
      group by v.attribute_key, v.value
    ) counted
  )`;

/** A part of the goods on offer, and how many there are for each further choice. Not prepared: the best plan depends on the goods. */
export async function findGoods(pool: pg.Pool, scope: GoodsScope, choice: GoodsChoice): Promise<GoodsRows> {
  const { facets, categories, catalogs, priceFrom, priceTo, inStock, skip, take } = choice;
  const { rows } = await pool.query<GoodsRows>(statementFor(scope, choice), [
    scope.key,
    catalogs.map((key) => key.toLowerCase()),
    categories,
    priceFrom,
    priceTo,
    inStock,
    JSON.stringify(facets),
    skip,
    take,
  ]);
  const [found] = rows;
  if (!found) throw new Error('The goods were not counted.');
  return found;
}
