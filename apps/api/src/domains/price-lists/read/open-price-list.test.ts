import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import iconv from 'iconv-lite';
import { afterAll, expect, test } from 'vitest';
import type { SourceRow } from './assemble-records.ts';
import { openPriceList } from './open-price-list.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'price-lists-'));
afterAll(() => rm(folder, { recursive: true }));

const LIST = path.join(folder, 'list.csv');
const HEADINGS = 'Бренд;Артикул;Наименование;Цена;Остаток\r\n';

async function fileOf(content: string | Uint8Array): Promise<string> {
  await writeFile(LIST, content);
  return LIST;
}

async function rowsOf(content: string | Uint8Array): Promise<SourceRow[]> {
  const rows: SourceRow[] = [];
  const reader = await openPriceList(await fileOf(content));
  for await (const batch of reader.rows()) rows.push(...batch);
  return rows;
}

test.each(['utf-8', 'windows-1251', 'utf-16le'])('a file in %s gives its rows and their lines', async (encoding) => {
  const text = `Прайс-лист\r\n\r\n${HEADINGS}MANN;W712;Фильтр;100;1\r\n\r\n;;;;\r\nБелМаг;2;Щётка;5;2`;
  const content = iconv.encode(text, encoding, { addBOM: encoding === 'utf-16le' });
  expect(await rowsOf(content)).toEqual([
    { row: 4, cells: ['MANN', 'W712', 'Фильтр', '100', '1'] },
    { row: 7, cells: ['БелМаг', '2', 'Щётка', '5', '2'] },
  ]);
});

test('the byte order mark is not a part of the first heading', async () => {
  const { facts } = await openPriceList(await fileOf(`\uFEFF${HEADINGS}`));
  expect(facts.layout.headings[0]).toBe('Бренд');
});

test('the first Russian letter may follow megabytes of Latin', async () => {
  const latin = 'MANN;W712;Oil filter;100;1\r\n'.repeat(50_000);
  const rows = await rowsOf(iconv.encode(`maker;number;name;price;qty\r\n${latin}MANN;W713;Фильтр;1;1`, 'win1251'));
  expect(rows.at(-1)).toEqual({ row: 50_002, cells: ['MANN', 'W713', 'Фильтр', '1', '1'] });
});

test('a cell of ten megabytes costs its row and is not held in memory', async () => {
  const rows = await rowsOf(`${HEADINGS}MANN;W712;${'ы'.repeat(5_000_000)};1;1\r\nMANN;W713;Фильтр;1;1`);
  expect(rows).toEqual([
    { row: 2, cells: [''], broken: { text: '', fault: { code: 'line-too-long', maxLength: 65_536 } } },
    { row: 3, cells: ['MANN', 'W713', 'Фильтр', '1', '1'] },
  ]);
});

test('a character split between two chunks is read whole', async () => {
  const names = Array.from({ length: 20_000 }, (_, index) => `${'a'.repeat(index % 7)}Щётка`);
  const rows = await rowsOf(HEADINGS + names.map((name) => `M;1;${name};1;1`).join('\n'));
  expect(rows.map(({ cells }) => cells[2])).toEqual(names);
});

test.each([
  ['an empty file', '', { code: 'empty-file', file: LIST }],
  ['the head of a workbook', Buffer.from('504b0304140006000800', 'hex'), { code: 'workbook', fault: 'broken' }],
  ['an old Excel workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), { code: 'foreign-format', format: 'xls' }],
  ['a binary file', Buffer.alloc(1000), { code: 'binary-file' }],
  ['a file of empty lines', '\n\n\n', { code: 'no-table' }],
  ['a file of one column', 'Артикул\n1\n2\n', { code: 'one-column', row: 1 }],
  [
    'a file without headings',
    'MANN;W712;100;5\n',
    { code: 'columns-unclear', missing: ['maker', 'number', 'price', 'quantity'] },
  ],
])('%s is rejected with the reason', async (_, content, fault) => {
  await expect(openPriceList(await fileOf(content))).rejects.toMatchObject({ name: 'ImportError', fault });
});

test('a folder and a missing file are rejected with the reason', async () => {
  await mkdir(path.join(folder, 'sub'));
  const sub = path.join(folder, 'sub');
  const none = path.join(folder, 'none.csv');
  await expect(openPriceList(sub)).rejects.toMatchObject({ fault: { code: 'folder', file: sub } });
  await expect(openPriceList(none)).rejects.toMatchObject({ fault: { code: 'no-file', file: none } });
});
