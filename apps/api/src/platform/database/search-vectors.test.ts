import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';
import { Fixtures } from '../../testing/fixtures.ts';
import { searchTextOf } from '../values/search-text.ts';

const { pool, db, close } = await createTestDatabase();
afterAll(close);

const MIGRATION = readFileSync(new URL('migrations/010-search-vectors.sql', import.meta.url), 'utf8');
const PLAIN_WORDS = readFileSync(new URL('migrations/022-plain-words.sql', import.meta.url), 'utf8');
const NAMES = { ru: 'Масло моторное 5W-30 A3/B4, 0,5 л, задний/передний', en: 'Battery 60 A·h' };

test('the migration adds the joined words that new articles have', async () => {
  const [fill = ''] = MIGRATION.split('alter table');
  const id = await new Fixtures(db).article('ZIC', '1', {
    names: NAMES,
    search_text: 'zic 1 масло моторное 5w 30 a3 b4 0 5 л задний передний battery 60 a h',
  });
  await pool.query(fill);
  const { rows } = await pool.query<{ text: string }>('select search_text as text from articles where id = $1', [id]);
  const wordsOf = (text = '') => text.split(' ').toSorted();
  expect(wordsOf(rows[0]?.text)).toEqual(wordsOf(searchTextOf({ makerName: 'ZIC', number: '1', names: NAMES })));
});

test('the migration of plain words adds those that new articles have', async () => {
  const names = { ru: 'Тяга 60', ar: 'فلتر الزيت، بطارية أمامية ٦٠' };
  const id = await new Fixtures(db).article('LEMFÖRDER', '2', {
    names,
    search_text: 'lemförder 2 тяга 60 فلتر الزيت بطارية أمامية ٦٠',
  });
  await pool.query(PLAIN_WORDS);
  const { rows } = await pool.query<{ text: string }>('select search_text as text from articles where id = $1', [id]);
  const wordsOf = (text = '') => text.split(' ').toSorted();
  expect(wordsOf(rows[0]?.text)).toEqual(wordsOf(searchTextOf({ makerName: 'LEMFÖRDER', number: '2', names })));
});
