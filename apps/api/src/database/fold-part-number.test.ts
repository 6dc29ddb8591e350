import { foldPartNumber } from '@partshop/api-client/part-number';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/database.ts';

const database = await createTestDatabase();
afterAll(database.close);

/** Characters that a later Unicode than that of PostgreSQL 15 (14.0) maps to letters or digits: the two sides may differ. */
const isTooNew = (text: string) => /[\u{1CC00}-\u{1CCFF}\u{1E030}-\u{1E08F}]/u.test(text);
/** What people and hostile programs put between the letters of a number. */
const awkward = fc.constantFrom(
  ...['A', 'z', '0', '９', 'Ｗ', '²', 'Ⅷ', 'ﬁ', '①', 'а', 'Ё', 'ё', 'е\u0308', 'й', 'И\u0306', 'я', 'ѣ', 'İ', 'ı', 'ß'],
  ...['-', ' ', '/', '\\', '.', '%', '_', "'", '"', '$1', '\u00AD', '\u200B', '\u202E', '\uFEFF', '\uD800', '\u{1F697}'],
);
const text = fc.oneof(
  fc.string({ unit: awkward, maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
);

test('the browser and the database fold every number alike', async () => {
  const samples = fc.sample(text, 5000).filter((sample) => !sample.includes('\0') && !isTooNew(sample));
  const { rows } = await database.pool.query<{ folded: string }>(
    'select fold_part_number(sample) as folded from unnest($1::text[]) with ordinality as given (sample, place) order by place',
    [samples],
  );
  const folded = rows.map((row, index) => [samples[index], row.folded]);
  expect(folded).toEqual(samples.map((sample) => [sample, foldPartNumber(sample)]));
  expect(new Set(rows.map((row) => row.folded)).size).toBeGreaterThan(1000);
});

test.each([
  ['W 712/75', 'W71275'],
  ['w712.75', 'W71275'],
  ['ОС 90', 'OC90'],
  ['Ё-42', 'E42'],
])('%s is %s', async (sample, expected) => {
  const { rows } = await database.pool.query<{ folded: string }>('select fold_part_number($1) as folded', [sample]);
  expect([rows[0]?.folded, foldPartNumber(sample)]).toEqual([expected, expected]);
});
