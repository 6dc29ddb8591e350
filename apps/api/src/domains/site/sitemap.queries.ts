import type pg from 'pg';
import { SITEMAP_PART, type EngineUrls, type FittedCategory } from './sitemap.rules.ts';

/** The first id of each part. Articles are only added, so a full part never changes. */
const BOUNDS = `
  with recursive bounds as (
    (select id from articles order by id limit 1)
    union all
    select (select a.id from articles a where a.id > b.id order by a.id offset ${SITEMAP_PART - 1} limit 1)
    from bounds b where b.id is not null
  )
  select id from bounds where id is not null`;

/** Reads every article's id: cache the result. */
export async function findArticleBounds(pool: pg.Pool): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(BOUNDS);
  return rows.map(({ id }) => id);
}

/** Ids from $1 to before $2, or to the end when $2 is null. `modified`: the date of the newest price list with an offer. */
const ARTICLES = `
  select m.key as "makerKey", a.number_key as "numberKey",
    to_char(max(p.updated_at) at time zone 'UTC', 'YYYY-MM-DD') as modified
  from articles a
  join makers m on m.id = a.maker_id
  join offers o on o.article_id = a.id and o.quantity > 0
  join price_lists p on p.id = o.price_list_id
  where a.id >= $1 and ($2::bigint is null or a.id < $2)
  group by a.id, m.key, a.number_key
  order by a.id`;

export type ListedArticle = { makerKey: string; numberKey: string; modified: string };

/** The articles on offer in a range of ids. */
export async function findOfferedArticles(
  pool: pg.Pool,
  from: number,
  before: number | undefined,
): Promise<ListedArticle[]> {
  const { rows } = await pool.query<ListedArticle>({
    name: 'sitemap-articles',
    text: ARTICLES,
    values: [from, before ?? null],
  });
  return rows;
}

const VEHICLES = `vehicle_engines e
  join vehicle_models m on m.id = e.model_id
  join vehicle_series s on s.id = m.series_id
  join vehicle_brands b on b.id = s.brand_id`;
const ENGINE_URLS = 'b.url as brand, s.url as series, m.url as model, e.url as engine';
const BY_URL = 'order by b.url, s.url, m.url, e.url';

/** All engines, sorted. */
export async function findAllEngines(pool: pg.Pool): Promise<EngineUrls[]> {
  const { rows } = await pool.query<EngineUrls>(`select ${ENGINE_URLS} from ${VEHICLES} ${BY_URL}`);
  return rows;
}

const OFFERED = (condition: string): string => `exists (
    select from articles a join offers o on o.article_id = a.id where ${condition} and o.quantity > 0)`;

/** Engines with the categories that have goods for them. */
const FITTED = `
  select distinct f.category_id, t.engine_id
  from part_families f join fitments t on t.family_id = f.id
  where ${OFFERED('a.family_id = f.id and (t.article_id is null or t.article_id = a.id)')}`;

const CATEGORIES = `
with fitted as materialized (${FITTED}),
pages as (
  select fitted.category_id,
    count(distinct b.id) + count(distinct s.id) + count(distinct m.id) + count(distinct e.id) as pages
  from fitted join ${VEHICLES} on e.id = fitted.engine_id
  group by fitted.category_id
),
with_goods as (
  select c.id, c.parent_id from categories c where ${OFFERED('a.category_id = c.id')}
)
select c.id, '/avtozapchasti/' || case when p.id is null then '' else p.url || '/' end || c.url as path,
  case when p.id is null then 0 else coalesce(pages.pages, 0) end as pages,
  '/catalog/' || c.goods_page as "goodsPath"
from categories c
left join categories p on p.id = c.parent_id
left join pages on pages.category_id = c.id
where c.id in (select id from with_goods union select parent_id from with_goods)
order by coalesce(p.position, c.position), coalesce(p.id, c.id), c.parent_id nulls first, c.position, c.id`;

/** Categories with goods, parents with their children; a parent has no pages of cars. Reads every fitment: cache the result. */
export async function findFittedCategories(pool: pg.Pool): Promise<FittedCategory[]> {
  const { rows } = await pool.query<FittedCategory>(CATEGORIES);
  return rows;
}

/** The engines that a category has goods for, sorted. */
export async function findFittedEngines(pool: pg.Pool, categoryId: number): Promise<EngineUrls[]> {
  const { rows } = await pool.query<EngineUrls>({
    name: 'sitemap-fitted-engines',
    text: `
      select ${ENGINE_URLS}
      from (${FITTED} and f.category_id = $1::int) fitted join ${VEHICLES} on e.id = fitted.engine_id
      ${BY_URL}`,
    values: [categoryId],
  });
  return rows;
}
