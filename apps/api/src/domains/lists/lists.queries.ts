import { MAX_COMPARED, MAX_FAVORITES, type ListName, type Lists } from '@partshop/api-client/contract';
import { sql, type Kysely, type Transaction } from 'kysely';
import { bigint } from '../../platform/database/bigint.ts';
import { specificationSql } from '../../platform/database/specification-sql.ts';
import type { Database } from '../../platform/database/schema.ts';
import type pg from 'pg';

const MOST: Readonly<Record<ListName, number>> = { favorites: MAX_FAVORITES, compare: MAX_COMPARED };

/** The lists of a basket's owner. */
export async function findLists(db: Kysely<Database>, basketId: number): Promise<Lists> {
  const rows = await findRows(db, basketId);
  const idsOf = (list: ListName) => rows.filter((row) => row.list === list).map((row) => row.article_id);
  return { favorites: idsOf('favorites'), compare: idsOf('compare') };
}

/** The articles of one list, the newest first, each with the engine of its car. */
export async function findList(
  db: Kysely<Database>,
  basketId: number,
  list: ListName,
): Promise<{ articleId: number; engineId: number | null }[]> {
  const rows = await findRows(db, basketId, list);
  return rows.map(({ article_id, engine_id }) => ({ articleId: article_id, engineId: engine_id }));
}

function findRows(db: Kysely<Database>, basketId: number, list?: ListName) {
  return db
    .selectFrom('listed_articles')
    .select(['list', 'article_id', 'engine_id'])
    .where('basket_id', '=', basketId)
    .$if(list !== undefined, (rows) => rows.where('list', '=', list as ListName))
    .orderBy('added_at', 'desc')
    .orderBy('article_id', 'desc')
    .execute();
}

export type ListRefusal = 'no-article' | 'full';

/**
 * Puts an article into a list of a locked basket; one that is there already stays where it is. An engine that does not exist counts
 * as none. Returns undefined on success.
 */
export async function putArticle(
  trx: Transaction<Database>,
  basketId: number,
  { list, articleId, engineId }: { list: ListName; articleId: number; engineId: number | null },
  now: Date,
): Promise<ListRefusal | undefined> {
  const article = await trx.selectFrom('articles').select('id').where('id', '=', bigint(articleId)).executeTakeFirst();
  if (!article) return 'no-article';
  const rows = await findRows(trx, basketId, list);
  if (rows.some((row) => row.article_id === article.id)) return undefined;
  if (rows.length >= MOST[list]) return 'full';
  await trx
    .insertInto('listed_articles')
    .values({
      basket_id: basketId,
      list,
      article_id: article.id,
      engine_id: sql<number | null>`(select id from vehicle_engines where id = ${engineId}::bigint)`,
      added_at: now,
    })
    .execute();
  return undefined;
}

export async function removeArticle(
  db: Kysely<Database>,
  basketId: number,
  { list, articleId }: { list: ListName; articleId: number },
): Promise<void> {
  await db
    .deleteFrom('listed_articles')
    .where('basket_id', '=', basketId)
    .where('list', '=', list)
    .where('article_id', '=', bigint(articleId))
    .execute();
}

/**
 * Moves the lists of a guest's basket to a client's. Where a list then holds more than it may, its newest articles stay: what the guest
 * has put there last is what they are about.
 */
export async function takeOverLists(trx: Transaction<Database>, from: number, to: number): Promise<void> {
  await sql`
    insert into listed_articles (basket_id, list, article_id, engine_id, added_at)
    select ${to}, list, article_id, engine_id, added_at from listed_articles where basket_id = ${from}
    on conflict (basket_id, list, article_id) do update
      set added_at = excluded.added_at, engine_id = coalesce(excluded.engine_id, listed_articles.engine_id)`.execute(
    trx,
  );
  await sql`
    delete from listed_articles l using (
      select list, article_id, row_number() over (partition by list order by added_at desc, article_id desc) as place
      from listed_articles where basket_id = ${to}
    ) ranked
    where l.basket_id = ${to} and l.list = ranked.list and l.article_id = ranked.article_id
      and ranked.place > case l.list when 'compare' then ${MAX_COMPARED}::integer else ${MAX_FAVORITES}::integer end`.execute(
    trx,
  );
}

export type Specification = { name: string; value: number | string; unit: string };

const SPECIFICATIONS = `
select a.id, coalesce(json_agg(${specificationSql('line', '$1')} order by place) filter (where line is not null), '[]') as lines
from articles a left join lateral jsonb_array_elements(a.specifications) with ordinality as spec (line, place) on true
where a.id = any($2::bigint[])
group by a.id`;

/** The specifications of articles in a language, by their ids. */
export async function findSpecifications(
  pool: pg.Pool,
  lang: string,
  articleIds: readonly number[],
): Promise<ReadonlyMap<number, Specification[]>> {
  const { rows } = await pool.query<{ id: number; lines: Specification[] }>(SPECIFICATIONS, [lang, articleIds]);
  return new Map(rows.map(({ id, lines }) => [id, lines]));
}
