import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';
import { fillLargeCatalogue, makeWords } from '../../testing/large-catalogue.ts';
import { nearNumbers } from './near-numbers.rules.ts';
import { findByNumbers } from './article-search.queries.ts';
import { findByText } from './find-by-text.ts';
import { SUGGESTED } from './found-list.queries.ts';
import { findWordsMeant } from '../search-words/index.ts';
import { createTextReader } from './text-reader.ts';

/** More than are looked through. */
const ARTICLES = 21_000;
const WORDS = 2000;
const { pool, close } = await createTestDatabase();
afterAll(close);
beforeAll(async () => fillLargeCatalogue(pool, { articles: ARTICLES, words: WORDS }));

const words = makeWords(WORDS).filter((word) => word.length >= 8);
const readText = createTextReader(pool, () => new Date());
const NO_FILTERS = { catalogs: [], categories: [], leadDays: null };
const find = (text: string, skip = 0, take = 24) =>
  findByText(pool, readText, text, { ...SUGGESTED, filters: NO_FILTERS, isCounted: true, skip, take });
const suggest = (text: string) => findByText(pool, readText, text, { ...SUGGESTED, take: 10 });
/** Replaces the second letter with one that no generated word contains. */
const misspell = (word: string) => `${word.charAt(0)}щ${word.slice(2)}`;

describe('a text that very many articles contain', () => {
  test('finds the best-selling ones, as many as a visitor can page through', async () => {
    const { ids, total } = await find('maker');
    const { rows } = await pool.query<{ id: number }>('select id from articles order by sold desc, id limit 24');
    expect(ids).toEqual(rows.map(({ id }) => id));
    expect(total).toBe(2000);
  });

  test('of which not all are looked through, finds the best-selling of all', async () => {
    const [word = ''] = makeWords(WORDS);
    const { rows } = await pool.query<{ ids: number[]; count: number }>(
      `select (array_agg(id::float8 order by sold desc, id))[:24] as ids, count(*) as count from articles
       where search_vector @@ plainto_tsquery('pg_catalog.russian', $1)`,
      [word],
    );
    expect(rows[0]?.count).toBeGreaterThan(2000);
    expect(await find(word)).toMatchObject({ ids: rows[0]?.ids, total: 2000, matched: 2000 });
  });

  test.each(['maker', makeWords(WORDS)[0] ?? ''])('begins with the same articles in suggestions: %s', async (text) => {
    const ids = (await find(text)).ids.slice(0, 10);
    expect((await suggest(text)).ids).toEqual(ids);
    expect(await findByText(pool, readText, text, { ...SUGGESTED, isCounted: true, take: 10 })).toMatchObject({
      ids,
      total: 2000,
    });
  });

  test('is suggested by what can be bought, though something else sells better', async () => {
    const ids = (await suggest('maker')).ids.slice(0, 2);
    await pool.query('update offers set quantity = 0 where article_id = $1', [ids[0]]);
    expect((await suggest('maker')).ids[0]).toBe(ids[1]);
    await pool.query('update offers set quantity = 1 where article_id = $1', [ids[0]]);
    expect((await suggest('maker')).ids[0]).toBe(ids[0]);
  });

  test('can be paged through to the end', async () => {
    expect((await find('maker', 1990)).ids).toHaveLength(10);
    expect((await find('maker', 2000)).ids).toEqual([]);
  });
});

describe('one or two letters', () => {
  test.each([1, 2])('are looked for at the beginning of words alone: %i', async (length) => {
    const [word = ''] = words;
    const { rows } = await pool.query<{ count: number }>(
      `select count(*) from articles where ' ' || search_text like '% ' || $1 || '%'`,
      [word.slice(0, length)],
    );
    expect((await find(word.slice(0, length))).total).toBe(Math.min(2000, rows[0]?.count ?? 0));
    expect((await find('er')).total).toBe(0);
  });

  test('are searched with an index', async () => {
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
      `explain select from articles where search_vector @@ '''ъъ'':*'`,
    );
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('articles_by_stems');
  });
});

test('a number is found once among thousands of similar ones', async () => {
  const { rows } = await pool.query<{ number: string }>(
    'select number_key as number from articles order by id limit 1',
  );
  const number = rows[0]?.number ?? '';
  const found = await findByNumbers(pool, 'ru', [...nearNumbers(number), number], 5);
  expect(found.map(({ clearNumber }) => clearNumber)).toContain(number);
  expect(new Set(found.map((article) => JSON.stringify(article))).size).toBe(found.length);
});

describe('misspelt words', () => {
  const [one = '', two = '', three = '', four = ''] = words;

  test('are compared with few similar words, however many there are', async () => {
    const meant = await findWordsMeant(pool, [one, two, three].map(misspell));
    expect(meant.map(([, first]) => first)).toEqual([one, two, three]);
    const { rows } = await pool.query<{ count: number }>('select count(*) from words_like($1)', [misspell(one)]);
    expect(rows[0]?.count).toBeLessThanOrEqual(60);
  });

  test('more than three are not corrected: the text is about something else', async () => {
    const asked = [one, two, three, four].map(misspell);
    expect(await findWordsMeant(pool, asked)).toEqual(asked.map((word) => [word]));
    expect(await find(asked.join(' '))).toMatchObject({ ids: [], total: 0, dropped: asked });
  });

  test('known words, half-typed words, numbers and overlong words are no misspellings', async () => {
    const asked = [one, two.slice(0, 5), 'щщщ1234', 'щ'.repeat(200)];
    expect(await findWordsMeant(pool, asked)).toEqual(asked.map((word) => [word]));
  });
});
