import { expect, test } from 'vitest';
import { csvCell } from './csv.ts';

test.each(['=1+1', '+7', '-5', '@SUM(A1)', '\t=1', '  =1'])('%j is no formula in a spreadsheet', (value) => {
  expect(csvCell(value).replace(/^"/, '')).toMatch(/^'/);
});

test('delimiters, quotes and line ends stay in their cell', () => {
  expect(csvCell('a;b')).toBe('"a;b"');
  expect(csvCell('a"b')).toBe('"a""b"');
  expect(csvCell('a\nb')).toBe('"a\nb"');
});
