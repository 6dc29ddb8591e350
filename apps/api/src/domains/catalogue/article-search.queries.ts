import type pg from 'pg';
import type { SearchAnswer } from '@partshop/api-client/contract';
import { newestOf } from './related-articles.ts';
import { nameSql } from '../../platform/database/name-sql.ts';

/** What a number or a text may mean; `describeSuggestions` adds the picture and the price. */
export type Suggestion = Omit<SearchAnswer['suggestions'][number], 'image' | 'categoryUrl' | 'price'>;

const SUGGESTION = `
  a.id as "articleId",
  m.key as "catalogKey",
  m.name as "catalogName",
  a.number as "catalogFullNumber",
  a.number_key as "clearNumber",
  ${nameSql('a.names', '$1')} as "productName"`;

const BY_PREFIX = `
  select ${SUGGESTION}
  from articles a join makers m on m.id = a.maker_id
  where a.number_key ~>=~ $2 and a.number_key ~<~ $3
  order by a.number_key using ~<~, a.sold desc, a.id
  limit $4`;

/** Sorts after every character that a number key may contain. */
const LAST = '\uFFFD';

/** Articles whose number key begins with this one, exact matches first. */
export async function findByPrefix(
  pool: pg.Pool,
  lang: string,
  numberKey: string,
  limit: number,
): Promise<Suggestion[]> {
  return suggestions(pool, 'numbers-by-prefix', BY_PREFIX, [lang, numberKey, numberKey + LAST, limit]);
}

/** Looks each number up by itself: given a limit, the planner would walk all articles by sales instead. */
const BY_NUMBERS = `
  select ${SUGGESTION}
  from unnest($2::text[]) asked (number_key)
  cross join lateral (
    select * from articles where articles.number_key = asked.number_key offset 0
  ) a
  join makers m on m.id = a.maker_id
  order by a.sold desc, a.id
  limit $3`;

/** Articles with one of these number keys, the best-selling first. */
export async function findByNumbers(
  pool: pg.Pool,
  lang: string,
  numberKeys: string[],
  limit: number,
): Promise<Suggestion[]> {
  return suggestions(pool, 'numbers-of-list', BY_NUMBERS, [lang, numberKeys, limit]);
}

const SUCCESSORS = `
  with recursive ${newestOf('select article_id as id from removed_article_successors where number_key = $2')}
  select ${SUGGESTION}
  from newest join articles a on a.id = newest.id join makers m on m.id = a.maker_id
  order by a.sold desc, a.id
  limit $3`;

/** What an unknown number may mean: what replaced removed articles with it (F6), then articles with a similar number (F8). */
export async function findMeant(
  pool: pg.Pool,
  lang: string,
  { numberKey, near }: { numberKey: string; near: string[] },
  limit: number,
): Promise<Suggestion[]> {
  const [successors, similar] = await Promise.all([
    suggestions(pool, 'successors-of-number', SUCCESSORS, [lang, numberKey, limit]),
    near.length === 0 ? [] : findByNumbers(pool, lang, near, limit),
  ]);
  const known = new Set(successors.map(({ catalogKey, clearNumber }) => `${catalogKey} ${clearNumber}`));
  const others = similar.filter(({ catalogKey, clearNumber }) => !known.has(`${catalogKey} ${clearNumber}`));
  return [...successors, ...others].slice(0, limit);
}

const BY_IDS = `
  select ${SUGGESTION}
  from unnest($2::bigint[]) with ordinality as given (id, place)
  join articles a on a.id = given.id
  join makers m on m.id = a.maker_id
  order by given.place`;

/** Articles in the order of their given ids. */
export async function findByIds(pool: pg.Pool, lang: string, ids: number[]): Promise<Suggestion[]> {
  return ids.length === 0 ? [] : suggestions(pool, 'articles-of-list', BY_IDS, [lang, ids]);
}

async function suggestions(pool: pg.Pool, name: string, text: string, values: unknown[]): Promise<Suggestion[]> {
  const { rows } = await pool.query<Suggestion>({ name, text, values });
  return rows;
}
