import { foldPartNumber } from '@partshop/api-client/part-number';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';

const database = await createTestDatabase();
afterAll(database.close);

/** Characters that Unicode after PostgreSQL 15's version (14.0) maps to letters and digits: there the two may differ. */
const isTooNew = (text: string) => /[\u{A7F1}\u{1CCD6}-\u{1CCF9}\u{1E030}-\u{1E06D}]/u.test(text);
/** Unusual and hostile input. */
const AWKWARD = [
  'A z 0 ９ Ｗ ² Ⅷ ﬁ ① а Ё ё е\u0308 й И\u0306 я ѣ İ ı ß',
  '- / \\ . % _ \' " $1 \u00AD \u200B \u202E \uFEFF \uD800 \u{1F697}',
].flatMap((characters) => characters.split(' '));
const awkward = fc.constantFrom(' ', ...AWKWARD);
const text = fc.oneof(
  fc.string({ unit: awkward, maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
);

/** The samples that the database folds differently from the browser. */
async function findDifferences(samples: string[]): Promise<string[][]> {
  const { rows } = await database.pool.query<{ folded: string }>(
    `select fold_part_number(sample) as folded
     from unnest($1::text[]) with ordinality as given (sample, place) order by place`,
    [samples],
  );
  expect(rows).toHaveLength(samples.length);
  return rows.flatMap(({ folded }, index) => {
    const sample = samples[index] ?? '';
    return folded === foldPartNumber(sample) ? [] : [[sample, folded]];
  });
}

test('the browser and the database fold every text alike', async () => {
  const samples = fc.sample(text, 5000).filter((sample) => !sample.includes('\0') && !isTooNew(sample));
  expect(await findDifferences(samples)).toEqual([]);
  expect(new Set(samples.map(foldPartNumber)).size).toBeGreaterThan(500);
});

test('and every character of the planes with letters', async () => {
  const characters = Array.from({ length: 0x20000 }, (_, code) => String.fromCodePoint(code));
  expect(await findDifferences(characters.filter((one) => one !== '\0' && !isTooNew(one)))).toEqual([]);
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
