import type pg from 'pg';
import type { SearchAnswer } from '@partshop/api-client/contract';
import { searchWords } from '../../platform/values/search-text.ts';
import { findWordsMeant } from './search-words.queries.ts';
import { nameSql } from '../../platform/database/name-sql.ts';

export type Suggestion = SearchAnswer['suggestions'][number];

/** Further words of a text are ignored. */
const MAX_WORDS = 12;

const SUGGESTION = `
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

export type TextPage = { skip: number; take: number };
export type FoundArticles = {
  ids: number[];
  /** At most {@link MAX_FOUND}. */
  total: number;
};

/** The most articles ranked against each other: nobody pages further. */
const MAX_FOUND = 2000;

/** When more articles match, only this many of the best-selling are examined. */
const MAX_LOOKED_THROUGH = 20_000;

/** Shorter words have no trigram, so they are matched only at the beginning of words, which an index supports. */
const LEAST_INSIDE = 3;

/** Articles that contain every word of the text; when none does, articles with similarly spelt words. */
export async function findByText(pool: pg.Pool, text: string, page: TextPage): Promise<FoundArticles> {
  const words = searchWords(text).slice(0, MAX_WORDS);
  if (words.length === 0) return { ids: [], total: 0 };
  const asked = words.map((word) => [word]);
  const found = await findWords(pool, asked, page);
  if (found.total > 0) return found;
  const meant = await findWordsMeant(pool, words);
  return meant.every(({ length }) => length === 1) ? found : findWords(pool, meant, page);
}

/**
 * Articles that contain one spelling of each word. Those where each spelling begins a word come first, then those where
 * one is inside a word; best-selling first in each. The time is bounded: of very many matches only the best-selling are
 * ranked.
 */
async function findWords(pool: pg.Pool, words: string[][], page: TextPage): Promise<FoundArticles> {
  const found = await query(pool, words, page, 'articles', MAX_FOUND + 1);
  return found.total <= MAX_FOUND ? found : query(pool, words, page, BEST_SELLING, MAX_FOUND);
}

/** Walks the sales index and stops once enough is found. */
const BEST_SELLING = `(
  select id, sold, search_text from articles order by sold desc, id limit ${MAX_LOOKED_THROUGH}
) best_selling`;

/**
 * Words contain letters and digits only (`searchWords`), so LIKE needs no escaping. Not prepared: the best plan depends
 * on how many articles contain the words.
 */
async function query(
  pool: pg.Pool,
  words: string[][],
  { skip, take }: TextPage,
  source: string,
  limit: number,
): Promise<FoundArticles> {
  const values: unknown[] = [skip, take];
  const spellings = words.map((all) => all.map((word) => ({ word, parameter: `$${values.push(word)}` })));
  const each = (condition: (spelling: Spelling) => string) =>
    spellings.map((all) => `(${all.map(condition).join(' or ')})`).join(' and ');
  const { rows } = await pool.query<FoundArticles>(
    `with found as materialized (
       select id, sold, ${each(beginsAWord)} as begins from ${source} where ${each(isHeld)} limit ${limit}
     )
     select
       (select count(*) from found) as total,
       array(select id::float8 from found order by begins desc, sold desc, id offset $1 limit $2) as ids`,
    values,
  );
  return rows[0] ?? { ids: [], total: 0 };
}

type Spelling = { word: string; parameter: string };

const beginsAWord = ({ parameter }: Spelling): string =>
  `search_text like ${parameter} || '%' or search_text like '% ' || ${parameter} || '%'`;

const isHeld = (spelling: Spelling): string =>
  spelling.word.length < LEAST_INSIDE ? beginsAWord(spelling) : `search_text like '%' || ${spelling.parameter} || '%'`;
