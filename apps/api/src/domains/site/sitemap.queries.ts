import type pg from 'pg';
import { SITEMAP_PART } from './sitemap.rules.ts';

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
