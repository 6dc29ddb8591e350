import type pg from 'pg';
import type { SearchAnswer } from '@partshop/api-client/contract';
import { wordsMeant, type Vocabulary } from '../domain/misspelling.ts';
import { searchWords } from '../domain/search-text.ts';

export type Suggestion = SearchAnswer['suggestions'][number];

/** Articles whose words make the vocabulary. */
const VOCABULARY_SAMPLE = 50_000;

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

export type TextPage = { skip: number; take: number };
export type FoundArticles = { ids: number[]; total: number };

/** Reads {@link findVocabulary}, or what a cache kept of it. */
type VocabularySource = () => Promise<Vocabulary>;

/** Articles that hold every word of the text somewhere; where none does, those that hold words spelt nearly so. */
export async function findByText(
  pool: pg.Pool,
  text: string,
  page: TextPage,
  vocabulary: VocabularySource,
): Promise<FoundArticles> {
  const words = searchWords(text).slice(0, MAX_WORDS);
  if (words.length === 0) return { ids: [], total: 0 };
  const asked = words.map((word) => [word]);
  const found = await findWords(pool, asked, page);
  if (found.total > 0) return found;
  const known = await vocabulary();
  const meant = words.map((word) => wordsMeant(word, known));
  return meant.every(({ length }) => length === 1) ? found : findWords(pool, meant, page);
}

/**
 * Articles that hold one spelling of each word. Those in which each word begins a word come before those that only hold
 * it inside one. Words hold letters and digits only (`searchWords`): nothing in them means anything to LIKE. Planned for
 * each text anew: how many articles hold a word decides which index serves.
 */
async function findWords(pool: pg.Pool, words: string[][], { skip, take }: TextPage): Promise<FoundArticles> {
  const values: unknown[] = [skip, take];
  const parameters = words.map((spellings) => spellings.map((spelling) => `$${values.push(spelling)}`));
  const each = (condition: (parameter: string) => string) =>
    parameters.map((spellings) => `(${spellings.map(condition).join(' or ')})`).join(' and ');
  const { rows } = await pool.query<FoundArticles>(
    `with found as materialized (
       select id, sold, ${each((word) => `' ' || search_text like '% ' || ${word} || '%'`)} as begins
       from articles
       where ${each((word) => `search_text like '%' || ${word} || '%'`)}
     )
     select
       (select count(*) from found) as total,
       array(select id::float8 from found order by begins desc, sold desc, id offset $1 limit $2) as ids`,
    values,
  );
  return rows[0] ?? { ids: [], total: 0 };
}

/**
 * The words of the catalogue's texts, of a sample where there are many: a word that is worth guessing is in it. Takes
 * some tenths of a second: for a cache.
 */
export async function findVocabulary(pool: pg.Pool): Promise<Vocabulary> {
  const { rows } = await pool.query<{ word: string; count: number }>(
    `select word, count(*) as count
     from (
       select search_text from articles
       tablesample system ((
         select least(100, ${VOCABULARY_SAMPLE} * 100.0 / greatest(reltuples, 1))
         from pg_class where oid = 'articles'::regclass
       ))
     ) sample, regexp_split_to_table(search_text, ' ') word
     where length(word) >= 3 and word !~ '[0-9]'
     group by word`,
  );
  return new Map(rows.map(({ word, count }) => [word, count]));
}
