import { isUtf8 } from 'node:buffer';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createTestDatabase } from '../../../testing/database.ts';
import { listenForCatalogueChanges, type ChangedArticles } from '../../catalogue-changes/index.ts';
import { REPORT_WORDS } from '../cli/row-fault-text.ts';
import { importPriceList, type ImportOptions } from './import-price-list.ts';
import { writeSample } from '../make-sample.ts';

const { pool, patient, url, close } = await createTestDatabase();
const folder = await mkdtemp(path.join(tmpdir(), 'import-'));
afterAll(() => Promise.all([close(), rm(folder, { recursive: true })]));
beforeEach(async () => {
  await pool.query('truncate makers, articles, offers, sellers, price_lists, import_runs restart identity cascade');
});

const HEADINGS = 'Бренд;Артикул;Наименование;Цена;Остаток;Кратность;Срок\n';
const reportFile = path.join(folder, 'report.csv');
const report = { file: reportFile, words: REPORT_WORDS };

async function load(rows: string, options: Partial<ImportOptions> = {}, headings = HEADINGS) {
  const file = path.join(folder, 'list.csv');
  await writeFile(file, headings + rows);
  return importPriceList({ pool: patient, file, seller: 'Продавец', priceList: 'Склад', ...options });
}

/** Every offer as `maker number: price × quantity`, sorted. */
async function offers(): Promise<string[]> {
  const { rows } = await pool.query<{ offer: string }>(
    `select format('%s %s: %s × %s', makers.name, number, price, quantity) as offer
     from offers join articles on articles.id = article_id join makers on makers.id = maker_id order by 1`,
  );
  return rows.map(({ offer }) => offer);
}

test('the words of new articles join the vocabulary of corrections, once however often a list is loaded', async () => {
  await pool.query('truncate search_words');
  const list = 'MANN;W 712/75;Фильтр щёточный;100;1;;\nMANN;W 712;Фильтр;100;1;;\n';
  await load(list);
  await load(list);
  const { rows } = await pool.query('select word, articles from search_words order by word');
  expect(rows).toEqual([
    { word: 'mann', articles: 2 },
    { word: 'фильтр', articles: 2 },
    { word: 'щеточный', articles: 1 },
  ]);
});

test('valid rows become articles and offers that a search finds', async () => {
  const summary = await load('MANN;W 712/75;Фильтр щёточный;1 234,50;>10;4;2-3\nБелМаг;BM-1;;5;есть;;\n');
  expect(summary).toMatchObject({ rowsRead: 2, rowsRefused: 0, added: 2, newMakers: 2, newArticles: 2 });
  const { rows } = await pool.query(
    `select makers.key, number_key, names, search_text, is_demo, price, quantity, multiplicity, offers.lead_days
     from offers join articles on articles.id = article_id join makers on makers.id = maker_id order by makers.id`,
  );
  expect(rows).toEqual([
    {
      key: 'mann',
      number_key: 'W71275',
      names: { ru: 'Фильтр щёточный' },
      search_text: 'mann w 712 75 w71275 фильтр щеточный',
      is_demo: false,
      price: 123_450,
      quantity: 10,
      multiplicity: 4,
      lead_days: 3,
    },
    {
      key: 'belmag',
      number_key: 'BM1',
      names: { ru: 'БелМаг BM-1' },
      search_text: 'белмаг bm 1 bm1',
      is_demo: false,
      price: 500,
      quantity: 1,
      multiplicity: 1,
      lead_days: null,
    },
  ]);
});

test('makers and articles known under another spelling are not created twice', async () => {
  await load('MANN-FILTER;W 712/75;Фильтр;1;1;;\n');
  const summary = await load('Mann Filter;w71275;Иначе;2;2;;\n', { priceList: 'Другой' });
  expect(summary).toMatchObject({ newMakers: 0, newArticles: 0, added: 1, isNewPriceList: true });
  expect(await offers()).toEqual(['MANN-FILTER W 712/75: 100 × 1', 'MANN-FILTER W 712/75: 200 × 2']);
});

test('makers whose keys would be equal get different keys', async () => {
  await load('ГАЗ;1;;1;1;;\nGAZ;1;;1;1;;\n');
  const { rows } = await pool.query<{ key: string }>('select key from makers order by key');
  expect(rows.map(({ key }) => key)).toEqual(['gaz', 'gaz-2']);
});

test('importing the same file twice changes nothing', async () => {
  const file = path.join(folder, 'sample.csv');
  await writeSample(file, { rows: 3000, badEvery: 100 });
  const options = { pool: patient, file, seller: 'Продавец', priceList: 'Склад' };
  const first = await importPriceList(options);
  const before = await pool.query('select *, xmin from offers order by article_id');
  const second = await importPriceList(options);
  const after = await pool.query('select *, xmin from offers order by article_id');
  expect(first).toMatchObject({ rowsRead: 3000, rowsRefused: 30, added: 2970, changed: 0, unchanged: 0 });
  expect(second).toMatchObject({ added: 0, changed: 0, unchanged: 2970, newMakers: 0, newArticles: 0 });
  expect(after.rows).toEqual(before.rows);
});

test('changed rows change only their own offers', async () => {
  await load('A;1;;10;1;;\nA;2;;10;1;;\n');
  expect(await load('A;1;;10;1;;\nA;2;;11;1;;\nA;3;;1;1;;\n')).toMatchObject({ added: 1, changed: 1, unchanged: 1 });
  expect(await offers()).toEqual(['A 1: 1000 × 1', 'A 2: 1100 × 1', 'A 3: 100 × 1']);
});

test('cp1251 and UTF-8 give the same offers', async () => {
  const [utf8, cp1251] = [path.join(folder, 'utf8.csv'), path.join(folder, 'cp1251.csv')];
  await writeSample(utf8, { rows: 500, encoding: 'utf-8', delimiter: ',' });
  await writeSample(cp1251, { rows: 500, encoding: 'windows-1251', delimiter: '\t' });
  expect(isUtf8(await readFile(cp1251))).toBe(false);
  expect(await importPriceList({ pool: patient, file: utf8, seller: 'П', priceList: 'С' })).toMatchObject({
    added: 500,
  });
  const second = await importPriceList({ pool: patient, file: cp1251, seller: 'П', priceList: 'С' });
  expect(second).toMatchObject({ added: 0, changed: 0, unchanged: 500, newMakers: 0, newArticles: 0 });
});

test('rejected rows are reported one by one and keep the old offer', async () => {
  await load('A;1;;10;1;;\nA;2;;10;1;;\n');
  const summary = await load('A;1;;даром;-1;;\nA;2;;12;1;;\nA;"3;;1;1;;\n;4;;1;1;;\n', { report });
  expect(summary).toMatchObject({ rowsRead: 4, rowsRefused: 3, changed: 1 });
  expect(summary.firstProblems).toEqual([
    { row: 2, field: 'price', value: 'даром', fault: { code: 'not-a-number' } },
    { row: 2, field: 'quantity', value: '-1', fault: { code: 'negative' } },
    { row: 4, value: 'A;"3;;1;1;;', fault: { code: 'quote-not-closed' } },
    { row: 5, field: 'maker', value: '', fault: { code: 'empty' } },
  ]);
  expect(await offers()).toEqual(['A 1: 1000 × 1', 'A 2: 1200 × 1']);
  expect((await readFile(reportFile, 'utf8')).split('\r\n').slice(0, -1)).toEqual([
    '\uFEFFСтрока;Столбец;Значение;Причина',
    '2;цена;даром;не число',
    "2;остаток;'-1;меньше нуля",
    '4;вся строка;"A;""3;;1;1;;";кавычка открыта и не закрыта',
    '5;производитель;;пусто',
  ]);
});

test('of two rows of one article the last valid one counts, and the earlier one is reported', async () => {
  const summary = await load('A;W-1;;10;1;;\nA;w1;;11;2;;\nA;W1;;0;1;;\n', { report });
  expect(summary).toMatchObject({ rowsRead: 3, rowsRefused: 1, repeated: 1, added: 1 });
  expect(await offers()).toEqual(['A w1: 1100 × 2']);
  expect(summary.firstProblems).toContainEqual({
    row: 2,
    field: 'number',
    value: 'A W-1',
    fault: { code: 'repeated', appliedRow: 3 },
  });
  expect(await readFile(reportFile, 'utf8')).toContain('2;номер;A W-1;повтор артикула: применена строка 3\r\n');
});

test('--replace withdraws offers that the file does not list, and only from this price list', async () => {
  await load('A;1;;10;1;;\nA;2;;10;1;;\nA;3;;10;1;;\n');
  await load('A;2;;20;1;;\n', { priceList: 'Другой' });
  const summary = await load('A;1;;10;1;;\na;3;;даром;1;;\n', { replace: true });
  expect(summary).toMatchObject({ withdrawn: 1, unchanged: 1, rowsRefused: 1 });
  expect(await offers()).toEqual(['A 1: 1000 × 1', 'A 2: 2000 × 1', 'A 3: 1000 × 1']);
});

test('the run and the price list record what was loaded and when', async () => {
  await load('A;1;;10;1;;\n', { city: 'Казань', leadDays: 3 });
  await pool.query("update price_lists set updated_at = '2020-01-01'");
  await load('A;1;;10;1;;\nA;2;;0;1;;\n');
  const lists = await pool.query(
    "select city, lead_days, lead_days_max, updated_at > now() - interval '1 hour' as fresh from price_lists",
  );
  expect(lists.rows).toEqual([{ city: 'Казань', lead_days: 3, lead_days_max: 3, fresh: true }]);
  const runs = await pool.query(
    'select file_name, length(file_sha256) as hash, rows_read, rows_refused, offers_added, offers_unchanged from import_runs order by id',
  );
  expect(runs.rows[1]).toEqual({
    file_name: 'list.csv',
    hash: 64,
    rows_read: 2,
    rows_refused: 1,
    offers_added: 0,
    offers_unchanged: 1,
  });
});

test('an import tells which articles it touched: changed, new and withdrawn ones, and nobody where nothing changed', async () => {
  await load('MANN;W 1;;100;5;;\nMANN;W 2;;200;5;;\nMANN;W 3;;300;5;;\n');
  const told: ChangedArticles[] = [];
  const { close: stop } = await listenForCatalogueChanges(
    url,
    (changed) => told.push(changed),
    () => undefined,
  );
  onTestFinished(stop);
  const numberOf = async (ids: ChangedArticles | undefined) =>
    (
      await pool.query<{ number: string }>('select number from articles where id = any($1) order by number', [ids])
    ).rows.map(({ number }) => number);

  const next = 'MANN;W 1;;100;5;;\nMANN;W 2;;250;5;;\nMANN;W 4;;400;5;;\n';
  await load(next, { replace: true });
  await vi.waitFor(() => expect(told).toHaveLength(1));
  expect(await numberOf(told[0])).toEqual(['W 2', 'W 3', 'W 4']);

  await load(next, { replace: true });
  await load(next, { leadDays: 3 });
  await vi.waitFor(() => expect(told).toHaveLength(2));
  expect(told[1]).toBe('all');
});
