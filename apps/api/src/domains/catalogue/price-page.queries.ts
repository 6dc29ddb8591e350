import type pg from 'pg';
import type { ArticleNumber, OfferFlag } from '@partshop/api-client/contract';
import { SHOWN_CARS, type PricePageRows } from './price-page.rules.ts';
import { nameSql } from '../../platform/database/name-sql.ts';
import { specificationSql } from '../../platform/database/specification-sql.ts';
import type { ClientType } from '../../platform/sessions/sessions.queries.ts';
import { ownPictureSql, picturesSql } from '../pictures/index.ts';
import { FACET_COUNTS, offerLines } from './offer-lines.queries.ts';
import { OFFER_ORDERS, ORDER_SQL, type OfferOrder } from './offer-order.queries.ts';
import { statementByType, type Statement } from './offer-price.queries.ts';
import { articleNumberSql, newestOf, RELATED } from './related-articles.ts';

/** One more than a page shows: whether there are others. */
const MAX_CARS = SHOWN_CARS + 1;

/** SQL of the offers of a CTE `chosen (article_id, price_list_id)`, as `OfferRow`, together with its columns of `more`. */
const offersOf = (chosen: string, more: string): string => `
  select
    ${more}
    offer.row_group as "group",
    a.id as "articleId",
    p.id as "priceListId",
    m.key as "catalogKey",
    m.name as "catalogName",
    a.number as "catalogFullNumber",
    ${nameSql('a.names', '$3')} as "productName",
    offer.price,
    greatest(0, floor(extract(epoch from now() - p.updated_at) / 86400))::int as "priceAgeDays",
    o.quantity,
    o.multiplicity,
    offer.lead_days as "leadDays",
    offer.lead_days_max as "leadDaysMax",
    p.reliability,
    ${nameSql('s.names', '$3')} as "sellerName",
    ${nameSql('p.names', '$3')} as "warehouseName",
    p.is_returnable as "isReturnable",
    a.is_demo or s.is_demo as "isDemo"
  from ${chosen} chosen
  join offered offer using (article_id, price_list_id)
  join articles a on a.id = chosen.article_id
  join makers m on m.id = a.maker_id
  join offers o on o.article_id = a.id and o.price_list_id = chosen.price_list_id
  join price_lists p on p.id = o.price_list_id
  join sellers s on s.id = p.seller_id`;

/** SQL of the first of the requested number's offers by an order. */
const firstBy = (order: OfferOrder): string =>
  `(select article_id, price_list_id from offered where row_group = 1 order by ${ORDER_SQL[order]} limit 1)`;

/**
 * One statement for the whole page, the shop's hottest query. The database counts, filters, sorts and folds, so that what it sends
 * does not grow with the number of offers. Offers come as one JSON text, a third of the cost of as many rows. $1 catalogKey, $2 number
 * key, $3 language, $4 makers' keys in lower case, $5 the later day to our warehouse or null, $6 flags, $7 open folds or null, $8
 * lines before the page, $9 lines on it.
 */
const pricePage = (price: string, order: OfferOrder): string => `
with recursive head as materialized (
  select a.id, a.maker_id, a.family_id
  from makers m join articles a on a.maker_id = m.id
  where lower(m.key) = lower($1) and a.number_key = $2
),
${RELATED},
${newestOf('select id from head')},
${offerLines(price, ORDER_SQL[order], { catalogs: '$4::text[]', leadDays: '$5::int', flags: '$6::text[]', open: '$7::text[]' })},
page as materialized (select * from lines where line > $8 and line <= $8 + $9),
picked as (
  ${firstBy(1)} union ${firstBy(2)} union ${firstBy(3)}
)
select
  json_build_object(
    'articleId', a.id,
    'catalogKey', m.key,
    'catalogName', m.name,
    'catalogImage', ${ownPictureSql('m.mark_id')},
    'catalogFullNumber', a.number,
    'clearNumber', a.number_key,
    'productName', ${nameSql('a.names', '$3')},
    'categoryUrl', c.url,
    'images', ${picturesSql('a.id', '$3')},
    'remark', a.remark,
    'specifications', (
      select coalesce(json_agg(${specificationSql('line', '$3')}), '[]')
      from jsonb_array_elements(a.specifications) line
    ),
    'cars', (
      select coalesce(json_agg(json_build_object('brand', b.name, 'model', s.name || ' ' || v.name)), '[]')
      from (
        select distinct e.model_id
        from told_fitments t join vehicle_engines e on e.id = t.engine_id
        where t.article_id = a.id
        order by e.model_id
        limit ${MAX_CARS}
      ) fitting
      join vehicle_models v on v.id = fitting.model_id
      join vehicle_series s on s.id = v.series_id
      join vehicle_brands b on b.id = s.brand_id
    ),
    'areCarsClaims', coalesce((select t.is_claim from told_fitments t where t.article_id = a.id limit 1), false),
    'replacedBy', (
      select coalesce(json_agg(${articleNumberSql('$3')}), '[]')
      from newest join articles a on a.id = newest.id join makers m on m.id = a.maker_id
      where newest.id <> (select id from head)
    ),
    'isDemo', a.is_demo
  ) as head,
  (
    select coalesce(json_agg(item order by line), '[]')
    from (${offersOf('(select * from page where fold is null)', 'chosen.line,')}) item
  ) as items,
  (select coalesce(json_agg(pick), '[]') from (${offersOf('picked', '')}) pick) as picked,
  (
    select coalesce(json_agg(json_build_object(
      'group', page.row_group,
      'of', page.fold,
      'key', case page.fold when 'offers' then page.article_id::text else 'group-' || page.row_group end,
      'catalogName', coalesce(m.name, ''),
      'catalogFullNumber', coalesce(a.number, ''),
      'count', page.count,
      'lowestPrice', page.folded_price,
      'isOpen', page.is_open,
      'line', page.line
    ) order by page.line), '[]')
    from page left join articles a on a.id = page.article_id left join makers m on m.id = a.maker_id
    where page.fold is not null
  ) as folds,
  (
    select coalesce(json_agg(counted), '[]')
    from (
      select n.row_group as "group", sum(n.offers)::int as count, min(n.lowest_price) as "lowestPrice",
        case when count(distinct named.name) = 1 then min(named.name) end as name,
        (select count(*) from lines where lines.row_group = n.row_group) as lines
      from found_articles n
      join articles a on a.id = n.article_id
      cross join lateral (select ${nameSql('a.names', '$3')} as name) named
      group by n.row_group
    ) counted
  ) as groups,
  ${FACET_COUNTS} as facets,
  (select json_build_object('all', count(*), 'requested', count(*) filter (where row_group = 1)) from offered) as totals
from head
join articles a on a.id = head.id
join makers m on m.id = a.maker_id
left join part_families f on f.id = a.family_id
left join categories c on c.id = coalesce(a.category_id, f.category_id)`;

/** A statement for each order, for each client type. */
const PRICE_PAGES = Object.fromEntries(
  OFFER_ORDERS.map((order) => [order, statementByType(`price-page-${order}`, (price) => pricePage(price, order))]),
) as Record<OfferOrder, Record<ClientType, Statement>>;

/** $1 catalogKey, $2 number key, $3 language. */
const REMOVED = `
with recursive removed as (
  select r.maker_id, r.number_key
  from makers m join removed_articles r on r.maker_id = m.id
  where lower(m.key) = lower($1) and r.number_key = $2
),
${newestOf('select article_id as id from removed_article_successors join removed using (maker_id, number_key)')}
select (
  select coalesce(json_agg(${articleNumberSql('$3')} order by a.sold desc, a.id), '[]')
  from newest join articles a on a.id = newest.id join makers m on m.id = a.maker_id
) as successors
from removed`;

/** What replaced a removed article with this maker key (in any case) and number key; undefined where there was none. */
export async function findSuccessors(
  pool: pg.Pool,
  article: { catalogKey: string; numberKey: string; lang: string },
): Promise<ArticleNumber[] | undefined> {
  const values = [article.catalogKey, article.numberKey, article.lang];
  const { rows } = await pool.query<{ successors: ArticleNumber[] }>(REMOVED, values);
  return rows[0]?.successors;
}

/** What is asked of a page of an article. */
export type PricePageChoice = {
  catalogKey: string;
  numberKey: string;
  lang: string;
  clientType: ClientType;
  /** Makers' keys; empty for all. */
  catalogs: readonly string[];
  /** The greatest later day to our warehouse; null for any. */
  leadDays: number | null;
  flags: readonly OfferFlag[];
  order: OfferOrder;
  /** Keys of open folds; null where nothing is folded. */
  open: readonly string[] | null;
  /** Lines. */
  skip: number;
  take: number;
};

/** One page of the article with this maker key (in any case) and number key; undefined when there is none. */
export async function findPricePage(pool: pg.Pool, choice: PricePageChoice): Promise<PricePageRows | undefined> {
  const { catalogKey, numberKey, lang, leadDays, flags, open, skip, take } = choice;
  const catalogs = choice.catalogs.map((key) => key.toLowerCase());
  const { rows } = await pool.query<PricePageRows>({
    ...PRICE_PAGES[choice.order][choice.clientType],
    values: [catalogKey, numberKey, lang, catalogs, leadDays, flags, open, skip, take],
  });
  return rows[0];
}
