import type pg from 'pg';
import { foldPartNumber } from '@partshop/api-client/part-number';
import { canBeMisspelt, wordsMeant, type Vocabulary } from './misspelling.rules.ts';

/** A text with more unknown words is not corrected. */
const MAX_GUESSED = 3;

/** Sorts after every character that a word may contain. */
const LAST = '\uFFFD';

/**
 * Adds the words of search texts to the vocabulary of corrections: of all articles, or of a table `new_texts` with the
 * `search_text` of new ones. Inserts in the order of the words, so that concurrent transactions wait and do not deadlock.
 * Call it at the end of a transaction.
 */
export async function learnWords(
  client: pg.Pool | pg.ClientBase,
  source: 'articles' | 'new_texts' = 'articles',
): Promise<void> {
  await client.query(
    `insert into search_words (word, articles)
     select word, count(*) from ${source}, misspellable_words(search_text) word group by word order by word
     on conflict (word) do update set articles = search_words.articles + excluded.articles`,
  );
}

/** $1 words; selects those that no known word begins with. */
const UNKNOWN = `
  select asked.word
  from unnest($1::text[]) with ordinality as asked (word, place)
  where not exists (select from search_words s where s.word ~>=~ asked.word and s.word ~<~ (asked.word || '${LAST}'))
  order by asked.place
  limit ${MAX_GUESSED + 1}`;

/** $1 a word, $2 the key of a number. */
const BEGINS = `
  select exists (select from search_words where word ~>=~ $1 and word ~<~ ($1 || '${LAST}'))
    or ($2 <> '' and exists (select from articles where number_key ~>=~ $2 and number_key ~<~ ($2 || '${LAST}')))
    as begins`;

/** Whether a known word or a number begins with this word. */
export async function isBeginning(pool: pg.Pool, word: string): Promise<boolean> {
  const { rows } = await pool.query<{ begins: boolean }>({
    name: 'words-beginning',
    text: BEGINS,
    values: [word, /\p{N}/u.test(word) ? foldPartNumber(word) : ''],
  });
  return rows[0]?.begins === true;
}

const ALIKE = `
  select asked.word as asked, alike.word, alike.articles
  from unnest($1::text[]) asked (word), words_like(asked.word) alike`;

/**
 * The possible spellings of each word, itself first. Of the articles' words the database preselects a few similar ones; those
 * and all `others` are compared letter by letter.
 */
export async function findWordsMeant(
  pool: pg.Pool,
  words: readonly string[],
  others: readonly string[] = [],
): Promise<string[][]> {
  const asAsked = words.map((word) => [word]);
  const guessable = words.filter(canBeMisspelt);
  if (guessable.length === 0) return asAsked;
  const unknown = await pool.query<{ word: string }>({ name: 'words-unknown', text: UNKNOWN, values: [guessable] });
  if (unknown.rows.length === 0 || unknown.rows.length > MAX_GUESSED) return asAsked;
  const values = [unknown.rows.map(({ word }) => word)];
  const alike = await pool.query<{ asked: string; word: string; articles: number }>({
    name: 'words-alike',
    text: ALIKE,
    values,
  });
  const vocabularies = new Map<string, Vocabulary>(
    unknown.rows.map(({ word }) => [word, new Map(others.map((other) => [other, 0]))]),
  );
  for (const { asked, word, articles } of alike.rows) {
    vocabularies.get(asked)?.set(word, articles);
  }
  return words.map((word) => {
    const vocabulary = vocabularies.get(word);
    return vocabulary ? wordsMeant(word, vocabulary) : [word];
  });
}
