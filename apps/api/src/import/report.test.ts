import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { csvCell, openReport, shortValue } from './report.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'report-'));
afterAll(() => rm(folder, { recursive: true }));

test.each(['=1+1', '+7', '-5', '@SUM(A1)', '\t=1', '  =1'])('%j is no formula in a spreadsheet', (value) => {
  expect(csvCell(value).replace(/^"/, '')).toMatch(/^'/);
});

test('delimiters, quotes and line ends stay in their cell', () => {
  expect(csvCell('a;b')).toBe('"a;b"');
  expect(csvCell('a"b')).toBe('"a""b"');
  expect(csvCell('a\nb')).toBe('"a\nb"');
});

test('a value is short, in one line, and drives no terminal', () => {
  expect(shortValue('\u001B[31mred\u202E\nline\u0000')).toBe('[31mred line');
  expect(shortValue('ы'.repeat(10_000))).toBe(`${'ы'.repeat(200)}…`);
});

test('a report is a CSV file that Excel opens in Russian', async () => {
  const report = await openReport(path.join(folder, 'report.csv'));
  report.add({ row: 5, field: 'price', value: '=1', reason: 'не число' });
  report.add({ row: 6, value: 'a;b', reason: 'строка' });
  await report.close();
  expect(await readFile(report.file, 'utf8')).toBe(
    '\uFEFFСтрока;Столбец;Значение;Причина\r\n5;цена;\'=1;не число\r\n6;вся строка;"a;b";строка\r\n',
  );
});

test('a place that cannot be written is told at once', async () => {
  await expect(openReport(path.join(folder, 'no', 'report.csv'))).rejects.toThrow(/Отчёт не записывается/);
});
