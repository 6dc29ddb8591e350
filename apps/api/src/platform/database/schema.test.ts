import { readFile } from 'node:fs/promises';
import { afterAll, expect, test } from 'vitest';
import { tableTypes } from '../../../scripts/schema/table-types.ts';
import { createTestDatabase } from '../../testing/database.ts';

const database = await createTestDatabase();
afterAll(database.close);

test('the committed table types are those of the migrated database', async () => {
  // A checkout on Windows may have other line ends.
  const file = new URL('./generated/tables.ts', import.meta.url);
  const committed = (await readFile(file, 'utf8')).replaceAll('\r\n', '\n');
  const isFresh = committed === (await tableTypes(database.db));
  expect(isFresh, "run 'npm run schema -w @partshop/api' and commit its result").toBe(true);
});

test('every jsonb column has a type of its own', async () => {
  expect(await tableTypes(database.db)).not.toContain('JsonValue');
});

test('a check that lists texts makes a union of them; no other check does', async () => {
  await database.pool.query(`
    create table samples (
      letter text check (letter in ('a', 'b')),
      word text check (word in ('a', 'b') or length(word) > 1),
      digit integer check (digit in (1, 2))
    )`);
  const types = await tableTypes(database.db);
  await database.pool.query('drop table samples');
  expect(types).toContain('  letter: "a" | "b" | null;\n');
  expect(types).toContain('  word: string | null;\n');
  expect(types).toContain('  digit: number | null;\n');
});
