import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';
import { migrate } from './migrate.ts';

const database = await createTestDatabase();
afterAll(database.close);

test('a second migration finds nothing to do', async () => {
  expect(await migrate(database.pool)).toEqual([]);
});

test('processes that start together apply each migration once', async () => {
  await database.pool.query('drop schema public cascade; create schema public');
  const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(database.pool)));
  const files = await database.db.introspection.getTables();
  expect(applied.filter((names) => names.length > 0)).toHaveLength(1);
  expect(files.map(({ name }) => name)).toContain('offers');
});

test('a migration changed after it was applied is rejected by name', async () => {
  await database.pool.query(`update migrations set checksum = 'other' where name = '001-catalogue.sql'`);
  await expect(migrate(database.pool)).rejects.toThrow('001-catalogue.sql was changed after it was applied');
});

test('a database that a newer program migrated is rejected', async () => {
  await database.pool.query(`insert into migrations (name, checksum) values ('999-future.sql', '')`);
  await expect(migrate(database.pool)).rejects.toThrow('999-future.sql');
});
