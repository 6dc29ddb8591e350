import type pg from 'pg';
import type { ArticleNumber } from '@partshop/api-client/contract';
import { SHOWN_CARS, type PricePageRows } from './price-page.rules.ts';
import { nameSql } from '../../platform/database/name-sql.ts';
import { specificationSql } from '../../platform/database/specification-sql.ts';
import type { ClientType } from '../../platform/sessions/sessions.queries.ts';
import { ownPictureSql, picturesSql } from '../pictures/index.ts';
import { LEAD_DAYS, LEAD_DAYS_MAX } from './lead-days.queries.ts';
import { statementByType } from './offer-price.queries.ts';
import { articleNumberSql, newestOf, RELATED } from './related-articles.ts';

/** More than anybody reads; it bounds the cost of one page. */
const MAX_OFFERS = 5000;

/** One more than a page shows: whether there are others. */
const MAX_CARS = SHOWN_CARS + 1;

/**
 * One statement for the whole page, the shop's hottest query. Offers come as one JSON text, a third of the cost of as
 * many rows. $1 catalogKey, $2 number key, $3 language.
 */
const PRICE_PAGE = statementByType(
  'price-page',
  (price) => `
with recursive head as materialized (
  select a.id, a.maker_id, a.family_id
  from makers m join articles a on a.maker_id = m.id
  where lower(m.key) = lower($1) and a.number_key = $2
),
${RELATED},
${newestOf('select id from head')}
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
        from article_fitments t join vehicle_engines e on e.id = t.engine_id
        where t.article_id = a.id
        order by e.model_id
        limit ${MAX_CARS}
      ) fitting
      join vehicle_models v on v.id = fitting.model_id
      join vehicle_series s on s.id = v.series_id
      join vehicle_brands b on b.id = s.brand_id
    ),
    'replacedBy', (
      select coalesce(json_agg(${articleNumberSql('$3')}), '[]')
      from newest join articles a on a.id = newest.id join makers m on m.id = a.maker_id
      where newest.id <> (select id from head)
    ),
    'isDemo', a.is_demo
  ) as head,
  coalesce(
    (
      select json_agg(offer)
      from (
        select
          r.row_group as "group",
          a.id as "articleId",
          o.price_list_id as "priceListId",
          m.key as "catalogKey",
          m.name as "catalogName",
          a.number as "catalogFullNumber",
          ${nameSql('a.names', '$3')} as "productName",
          ${price} as price,
          o.quantity,
          o.multiplicity,
          ${LEAD_DAYS} as "leadDays",
          ${LEAD_DAYS_MAX} as "leadDaysMax",
          p.reliability,
          ${nameSql('s.names', '$3')} as "sellerName",
          ${nameSql('p.names', '$3')} as "warehouseName",
          p.is_returnable as "isReturnable",
          a.is_demo or s.is_demo as "isDemo"
        from related r
        join articles a on a.id = r.id
        join makers m on m.id = a.maker_id
        join offers o on o.article_id = r.id and o.quantity > 0
        join price_lists p on p.id = o.price_list_id
        join sellers s on s.id = p.seller_id
        order by r.row_group
        limit ${MAX_OFFERS}
      ) offer
    ),
    '[]'
  ) as offers
from head
join articles a on a.id = head.id
join makers m on m.id = a.maker_id
left join part_families f on f.id = a.family_id
left join categories c on c.id = coalesce(a.category_id, f.category_id)`,
);

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

/**
 * The article with this maker key (in any case) and number key, with every offer around it at the prices of the client type;
 * undefined when there is none.
 */
export async function findPricePage(
  pool: pg.Pool,
  article: { catalogKey: string; numberKey: string; lang: string; clientType: ClientType },
): Promise<PricePageRows | undefined> {
  const { rows } = await pool.query<PricePageRows>({
    ...PRICE_PAGE[article.clientType],
    values: [article.catalogKey, article.numberKey, article.lang],
  });
  return rows[0];
}
