import type { GoodsListKind } from '@partshop/api-client/contract';
import type pg from 'pg';
import {
  bestOfSql,
  categoryCountsSql,
  isOfCategories,
  isOfMakers,
  makerCountsSql,
  meetsAllBut,
  missSql,
} from '../catalogue/index.ts';
import type { GoodsChoice, GoodsRows, GoodsScope } from './goods-rows.ts';

const MAX_MAKERS = 100;

/** $1 is the key. */
const SCOPES: Record<GoodsListKind, string> = {
  page: 'a.category_id in (select id from categories where goods_page = $1)',
  mode: '$1::text is not null',
  catalog: 'a.maker_id = (select id from makers where lower(key) = lower($1))',
};

/** The bits of the choices. An attribute's is the bit after `FACETS` of its place. */
const MAKER = 1;
const CATEGORY = 2;
const PRICE = 4;
const STOCK = 8;
const FACETS = 3;

const ORDERS = {
  1: 'is_stocked desc, sold desc, judged.id',
  2: 'price, sold desc, judged.id',
  3: 'lead_days, price, sold desc, judged.id',
};
const NEWEST = 'added_at desc, judged.id desc';

/**
 * $1 the key, $2 makers, $3 categories, $4 and $5 the price, $6 only in stock, $7 attributes, $8 skip, $9 take. The best offer is that of
 * cards: in stock, then cheap, then soon.
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
  select o.article_id, ${bestOfSql(clientType)} as best
  from ${kind === 'mode' ? 'offers o' : 'scope join offers o on o.article_id = scope.id'}
  join price_lists p on p.id = o.price_list_id
  where o.quantity > 0
  group by o.article_id
),
judged as materialized (
  select
    scope.*, best[1] = 0 as is_stocked, best[2] as price, best[3] as lead_days,
    ${missSql(MAKER, isOfMakers('$2'))}
    | ${missSql(CATEGORY, isOfCategories('$3'))}
    | ${missSql(PRICE, 'best[2] >= $4::bigint is not false and best[2] <= $5::bigint is not false')}
    | ${missSql(STOCK, 'not $6::boolean or best[1] = 0')}
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
  ${categoryCountsSql({ bit: CATEGORY })} as categories,
  ${makerCountsSql({ bit: MAKER, chosen: '$2', limit: MAX_MAKERS })} as makers,
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
