import type pg from 'pg';
import { learnWords } from '../domains/search-words/index.ts';
import { withoutIndexes } from '../demo/loading/without-indexes.ts';

export type LargeCatalogue = { articles: number; words: number };

const CYRILLIC = { consonants: 'бвгджзклмнпрстфхцчш', vowels: 'аеиоуыюя' };
const LATIN = { consonants: 'bcdfghklmnprstvz', vowels: 'aeiou' };
/** Of ten words this many are Cyrillic. */
const CYRILLIC_OF_TEN = 7;
const MAKERS = 200;
const PRICE_LISTS = 5;

/**
 * Distinct word-like strings of 6 to 10 letters, the same for the same count. Generated, because real texts of this size
 * are copyrighted.
 */
export function makeWords(count: number): string[] {
  const words = new Set<string>();
  let state = 1;
  const next = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 8) % below;
  };
  while (words.size < count) {
    const { consonants, vowels } = next(10) < CYRILLIC_OF_TEN ? CYRILLIC : LATIN;
    let word = '';
    for (let syllable = 3 + next(3); syllable > 0; syllable -= 1) {
      word += consonants.charAt(next(consonants.length)) + vowels.charAt(next(vowels.length));
    }
    words.add(word);
  }
  return [...words];
}

const CREATE_WORDS = `
  create temp table made_words on commit drop as
  select place - 1 as n, word from unnest($1::text[]) with ordinality as given (word, place)`;

const CREATE_MAKERS = `
  insert into makers (key, name)
  select 'maker-' || n, 'Maker ' || word from made_words where n < ${MAKERS}`;

/**
 * $1 articles, $2 words. Each name has four words: the first is frequent, the others repeat a few words, as in a real
 * list, where every tenth article is a filter.
 */
const CREATE_ARTICLES = `
  insert into articles (maker_id, number, names, search_text, sold)
  select m.id, number, jsonb_build_object('ru', named.name), lower(concat_ws(' ', m.name, number, named.name)), i * 31 % 1009
  from generate_series(1, $1::bigint) i
  cross join lateral (select 'X' || i * 7919 % 99999989 || 'Z' as number) numbered
  join (select id, name, row_number() over (order by id) - 1 as n from makers) m on m.n = i % ${MAKERS}
  join made_words one on one.n = i * 7919 % $2::bigint
  join made_words two on two.n = floor($2 * power((i * 104729 % 99991) / 99991.0, 6))
  join made_words three on three.n = floor($2 * power((i * 15485863 % 99989) / 99989.0, 4))
  join made_words four on four.n = floor($2 * power((i * 32452843 % 99971) / 99971.0, 2))
  cross join lateral (select concat_ws(' ', one.word, two.word, three.word, four.word) as name) named`;

const CREATE_OFFERS = `
  insert into offers (article_id, price_list_id, price, quantity)
  select a.id, p.id, 10000 + a.id * 37 % 900000, 1 + a.id % 50
  from articles a join price_lists p on (a.id + p.id) % ${PRICE_LISTS} < 2`;

/** Fills an empty database with articles of as many different words as a real shop has; the same rows each time. */
export async function fillLargeCatalogue(pool: pg.Pool, { articles, words }: LargeCatalogue): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(`set local work_mem = '128MB'`);
    await client.query(CREATE_WORDS, [makeWords(words)]);
    await client.query('analyze made_words');
    await client.query(CREATE_MAKERS);
    await client.query(`insert into sellers (names) values ('{"ru": "Seller"}')`);
    await client.query(
      `insert into price_lists (seller_id, names, city)
       select s.id, jsonb_build_object('ru', 'List ' || i), 'Москва' from sellers s, generate_series(1, ${PRICE_LISTS}) i`,
    );
    await withoutIndexes(client, ['articles', 'offers'], async () => {
      await client.query(CREATE_ARTICLES, [articles, words]);
      await client.query(CREATE_OFFERS);
    });
    await learnWords(client);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
  await pool.query('vacuum (analyze) articles');
  await pool.query('vacuum (analyze) offers');
  await pool.query('vacuum (analyze) search_words');
}
