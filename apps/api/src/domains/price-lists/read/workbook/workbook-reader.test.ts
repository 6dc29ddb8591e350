import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Workbook } from '@cj-tech-master/excelts';
import { afterAll, expect, test } from 'vitest';
import { hostileFiles, sheetOf, workbookEntries, zipOf } from '../../../../testing/workbooks.ts';
import type { SourceRow } from '../assemble-records.ts';
import { openPriceList } from '../open-price-list.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'workbooks-'));
afterAll(() => rm(folder, { recursive: true }));

async function fileOf(content: Uint8Array): Promise<string> {
  const file = path.join(folder, 'list.xlsx');
  await writeFile(file, content);
  return file;
}

async function read(content: Uint8Array) {
  const reader = await openPriceList(await fileOf(content));
  const rows: SourceRow[] = [];
  for await (const batch of reader.rows()) rows.push(...batch);
  return { layout: reader.facts.layout, rows };
}

test('a workbook that a spreadsheet program wrote gives its rows', async () => {
  const workbook = new Workbook();
  const hidden = workbook.addWorksheet('Скрытый');
  hidden.addRow(['Не читать']);
  hidden.state = 'hidden';
  const sheet = workbook.addWorksheet('Прайс');
  sheet.addRow(['Прайс-лист на 27.11.2026']);
  sheet.addRow([]);
  sheet.addRow(['Бренд', 'Артикул', 'Наименование', 'Цена', 'Остаток']);
  sheet.addRow(['MANN', 'W 712/95', 'Фильтр <масляный> & «люкс»', 0.1 + 0.2, 5]);
  sheet.addRow([]);
  sheet.addRow(['BOSCH', 1_457_433_529, '', { formula: '10*2', result: 20 }, '>10']);
  const { layout, rows } = await read(new Uint8Array(await workbook.xlsx.writeBuffer()));
  expect(layout).toMatchObject({ delimiter: null, headingRow: 3, columns: { maker: 0, number: 1, price: 3 } });
  expect(rows).toEqual([
    { row: 4, cells: ['MANN', 'W 712/95', 'Фильтр <масляный> & «люкс»', '0.3', '5'] },
    { row: 6, cells: ['BOSCH', '1457433529', '', '20', '>10'] },
  ]);
});

test('cells that are left out keep the others in their columns', async () => {
  const sheet =
    '<x:worksheet><x:sheetData><x:row r="1"><x:c r="A1" t="str"><x:v>Бренд</x:v></x:c><x:c r="B1" t="str"><x:v>Артикул</x:v></x:c>' +
    '<x:c r="D1" t="str"><x:v>Цена</x:v></x:c><x:c r="E1" t="str"><x:v>Остаток</x:v></x:c></x:row>' +
    '<x:row r="9"><x:c r="A9" t="str"><x:v>A</x:v></x:c><x:c r="C9"/><x:c r="D9"><x:v>12.5</x:v></x:c><x:c r="E9" t="b"><x:v>1</x:v></x:c></x:row>' +
    '</x:sheetData></x:worksheet>';
  const { rows } = await read(zipOf(workbookEntries(sheet)));
  expect(rows).toEqual([{ row: 9, cells: ['A', '', '', '12.5', '+'] }]);
});

test.each(Object.entries(hostileFiles()))('%s is refused', async (_, { file, fault }) => {
  const code = fault === 'foreign' ? { code: 'foreign-format' } : { code: 'workbook', fault };
  await expect(read(file)).rejects.toMatchObject({ name: 'ImportError', fault: code });
});

test('what begins like a formula is a text', async () => {
  const rows = [
    ['Бренд', 'Артикул', 'Название', 'Цена', 'Остаток'],
    ['A', '1', '=HYPERLINK("http://evil","x")', '5', '1'],
  ];
  const found = await read(zipOf(workbookEntries(sheetOf(rows))));
  expect(found.rows[0]?.cells[2]).toBe('=HYPERLINK("http://evil","x")');
});
