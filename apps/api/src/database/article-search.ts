import type pg from 'pg';
import type { SearchAnswer } from '@partshop/api-client/contract';
import { holdsMisspelt, slipsAllowed } from '../domain/misspelling.ts';
import { searchWords } from '../domain/search-text.ts';

export type Suggestion = SearchAnswer['suggestions'][number];

/** As near as a word of five letters with the middle one wrong. */
const MISSPELT = 0.3;
const MISSPELT_CANDIDATES = 200;

/** Further words of a longer text are not looked at. */
const MAX_WORDS = 12;

const SUGGESTION = `
  m.key as "catalogKey",
  m.name as "catalogName",
  a.number as "catalogFullNumber",
  a.number_key as "clearNumber",
  coalesce(a.names ->> $1, a.names ->> 'en', a.names ->> 'ru') as "productName"`;

const BY_PREFIX = `
  select ${SUGGESTION}
  from articles a join makers m on m.id = a.maker_id
  where a.number_key ~>=~ $2 and a.number_key ~<~ $3
  order by a.number_key using ~<~, a.sold desc, a.id
  limit $4`;

/** Beyond every character that a folded number may hold. */
const LAST = '\uFFFD';

/** Numbers that begin with the folded one, itself first. */
export async function findByPrefix(pool: pg.Pool, lang: string, folded: string, limit: number): Promise<Suggestion[]> {
  return suggestions(pool, 'numbers-by-prefix', BY_PREFIX, [lang, folded, folded + LAST, limit]);
}

const BY_NUMBERS = `
  select ${SUGGESTION}
  from articles a join makers m on m.id = a.maker_id
  where a.number_key = any($2::text[])
  order by a.sold desc, a.id
  limit $3`;

/** Articles with one of these folded numbers, what sells best first. */
export async function findByNumbers(
  pool: pg.Pool,
  lang: string,
  folded: string[],
  limit: number,
): Promise<Suggestion[]> {
  return suggestions(pool, 'numbers-of-list', BY_NUMBERS, [lang, folded, limit]);
}

const BY_IDS = `
  select ${SUGGESTION}
  from unnest($2::bigint[]) with ordinality as given (id, place)
  join articles a on a.id = given.id
  join makers m on m.id = a.maker_id
  order by given.place`;

/** Articles in the order given. */
export async function findByIds(pool: pg.Pool, lang: string, ids: number[]): Promise<Suggestion[]> {
  return ids.length === 0 ? [] : suggestions(pool, 'articles-of-list', BY_IDS, [lang, ids]);
}

async function suggestions(pool: pg.Pool, name: string, text: string, values: unknown[]): Promise<Suggestion[]> {
  const { rows } = await pool.query<Suggestion>({ name, text, values });
  return rows;
}

type TextPage = { skip: number; take: number };
export type FoundArticles = { ids: number[]; total: number };

/** Articles that hold every word of the text somewhere; where none does, those that hold words spelt nearly so. */
export async function findByText(pool: pg.Pool, text: string, page: TextPage): Promise<FoundArticles> {
  const words = searchWords(text).slice(0, MAX_WORDS);
  if (words.length === 0) return { ids: [], total: 0 };
  const exact = await findWords(pool, words, page);
  return exact.total > 0 ? exact : findMisspelt(pool, words, page);
}

/**
 * Articles in which each word begins a word come before those that only hold it inside one. Words hold letters and
 * digits only (`searchWords`): nothing in them means anything to LIKE. Planned for each text anew: how many articles
 * hold a word decides which index serves.
 */
async function findWords(pool: pg.Pool, words: string[], { skip, take }: TextPage): Promise<FoundArticles> {
  const holds = words.map((_, index) => `search_text like '%' || $${index + 3} || '%'`);
  const begins = words.map((_, index) => `' ' || search_text like '% ' || $${index + 3} || '%'`);
  const { rows } = await pool.query<FoundArticles>(
    `with found as materialized (
       select id, sold, ${begins.join(' and ')} as begins from articles where ${holds.join(' and ')}
     )
     select
       (select count(*) from found) as total,
       array(select id::float8 from found order by begins desc, sold desc, id offset $1 limit $2) as ids`,
    [skip, take, ...words],
  );
  return rows[0] ?? { ids: [], total: 0 };
}

/**
 * PostgreSQL brings what shares enough of a word's trigrams, the nearest first; whether the words are really meant is
 * decided here, where a wrong letter counts the same at every place of a word.
 */
async function findMisspelt(pool: pg.Pool, words: string[], { skip, take }: TextPage): Promise<FoundArticles> {
  const [doubtful = [], certain = []] = [true, false].map((isDoubtful) =>
    words.filter((word) => slipsAllowed(word) > 0 === isDoubtful),
  );
  if (doubtful.length === 0) return { ids: [], total: 0 };
  const nearness = doubtful.map((_, index) => `word_similarity($${index + 2}, search_text)`);
  const conditions = [
    ...doubtful.map((_, index) => `$${index + 2} <% search_text`),
    ...certain.map((_, index) => `search_text like '%' || $${index + doubtful.length + 2} || '%'`),
  ];
  const rows = await withThreshold(pool, async (client) => {
    const found = await client.query<{ id: number; text: string }>(
      `select id, search_text as text from articles where ${conditions.join(' and ')}
       order by ${nearness.join(' + ')} desc, sold desc, id limit $1`,
      [MISSPELT_CANDIDATES, ...doubtful, ...certain],
    );
    return found.rows;
  });
  const ids = rows.filter(({ text }) => doubtful.every((word) => holdsMisspelt(text, word))).map(({ id }) => id);
  return { ids: ids.slice(skip, skip + take), total: ids.length };
}

async function withThreshold<Result>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(`set local pg_trgm.word_similarity_threshold = ${MISSPELT}`);
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
