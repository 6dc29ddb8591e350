import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../testing/database.ts';
import { REPORT_WORDS } from '../cli/row-fault-text.ts';
import { importPriceList, type ImportOptions } from './import-price-list.ts';
import { writeSample } from '../make-sample.ts';

const { pool, patient, close } = await createTestDatabase();
const folder = await mkdtemp(path.join(tmpdir(), 'import-'));
const file = path.join(folder, 'list.csv');
const target = { pool: patient, seller: 'Продавец', priceList: 'Склад' };
const load = (options: Partial<ImportOptions> = {}) => importPriceList({ ...target, file, ...options });

const TABLES = ['makers', 'articles', 'offers', 'sellers', 'price_lists', 'import_runs'];
async function everything(): Promise<unknown[]> {
  const tables = await Promise.all(
    TABLES.map((table) => pool.query<Record<string, unknown>>(`select * from ${table} order by 1, 2`)),
  );
  return tables.map(({ rows }) => rows);
}

beforeAll(async () => {
  const first = path.join(folder, 'first.csv');
  await writeSample(first, { rows: 100 });
  await importPriceList({ ...target, file: first });
  await writeSample(file, { rows: 3000, delimiter: ',' });
});
afterAll(() => Promise.all([close(), rm(folder, { recursive: true })]));

test('a database failure midway leaves everything as it was', async () => {
  const before = await everything();
  await pool.query(`
    create function fail() returns trigger language plpgsql as $$ begin raise exception 'disk full'; end $$;
    create trigger fail before insert on import_runs for each row execute function fail()`);
  await expect(load({ replace: true })).rejects.toThrow('disk full');
  await pool.query('drop function fail cascade');
  expect(await everything()).toEqual(before);
});

test('an interruption while reading the file leaves everything as it was', async () => {
  const before = await everything();
  const interruption = new AbortController();
  const onProgress = () => interruption.abort();
  await expect(load({ onProgress, signal: interruption.signal })).rejects.toMatchObject({ name: 'AbortError' });
  expect(await everything()).toEqual(before);
});

test('a connection lost while reading the file leaves everything as it was', async () => {
  const before = await everything();
  const { rows } = await pool.query<{ sql: string }>(`select pg_get_functiondef('fold_part_number'::regproc) as sql`);
  await pool.query(`
    create or replace function fold_part_number(text text) returns text language plpgsql immutable strict
    as $$ begin perform pg_terminate_backend(pg_backend_pid()); return text; end $$`);
  await expect(load()).rejects.toThrow(/terminat|closed|EPIPE|ECONNRESET/i);
  await pool.query(rows[0]?.sql ?? '');
  expect(await everything()).toEqual(before);
});

test('a file without a valid row is rejected, even with --replace', async () => {
  const before = await everything();
  const bad = path.join(folder, 'bad.csv');
  await writeFile(bad, 'Бренд;Артикул;Цена;Остаток\nA;1;0;1\n');
  await expect(load({ file: bad, replace: true })).rejects.toMatchObject({
    fault: {
      code: 'no-good-rows',
      first: { row: 2, field: 'price', value: '0', fault: { code: 'price-not-positive' } },
    },
  });
  await writeFile(bad, 'Бренд;Артикул;Цена;Остаток\n');
  await expect(load({ file: bad, replace: true })).rejects.toMatchObject({ fault: { code: 'no-rows' } });
  expect(await everything()).toEqual(before);
});

test('a report that cannot be written stops the import before it begins', async () => {
  const before = await everything();
  const loadWithReport = (reportFile: string) => load({ report: { file: reportFile, words: REPORT_WORDS } });
  await expect(loadWithReport(path.join(folder, 'no', 'r.csv'))).rejects.toMatchObject({
    fault: { code: 'report-not-written' },
  });
  await expect(loadWithReport(file)).rejects.toMatchObject({ fault: { code: 'report-over-price-list' } });
  expect(await everything()).toEqual(before);
});

test('a seller without a name, or a lead time of over a year, is rejected', async () => {
  await expect(load({ seller: ' ' })).rejects.toMatchObject({
    fault: { code: 'bad-name', of: 'seller', maxLength: 120 },
  });
  await expect(load({ leadDays: 366 })).rejects.toMatchObject({ fault: { code: 'bad-lead-days', max: 365 } });
});

test('parallel imports have the same result as consecutive ones', async () => {
  const together = await Promise.all([
    load({ priceList: 'Новый' }),
    load({ priceList: 'Новый' }),
    load({ priceList: 'Другой', seller: 'Другой' }),
  ]);
  const added = together.map((summary) => summary.added).toSorted((a, b) => a - b);
  expect(added).toEqual([0, 3000, 3000]);
  expect(together.reduce((sum, { newArticles }) => sum + newArticles, 0)).toBe(2900);
});
