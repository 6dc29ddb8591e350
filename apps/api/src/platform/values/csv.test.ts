import { expect, test } from 'vitest';
import { csvCell, csvOf } from './csv.ts';

test.each(['=1+1', '+7', '-5', '@SUM(A1)', '\t=1', '  =1'])('%j is no formula in a spreadsheet', (value) => {
  expect(csvCell(value).replace(/^"/, '')).toMatch(/^'/);
});

test('delimiters, quotes and line ends stay in their cell', () => {
  expect(csvCell('a;b')).toBe('"a;b"');
  expect(csvCell('a"b')).toBe('"a""b"');
  expect(csvCell('a\nb')).toBe('"a\nb"');
});

const linesOf = (text: string) => text.replace('\uFEFF', '').split('\r\n');

test('a table begins with the mark by which spreadsheets recognise UTF-8', () => {
  expect(csvOf([['Цена']], 'ru')).toBe('\uFEFFЦена\r\n');
});

test.each(['=1+2', '+7 916', '-5', '@SUM(A1)', '\tx', '=HYPERLINK("https://evil.test","x")'])(
  'the text %o is never run as a formula',
  (text) => {
    const [cell = ''] = linesOf(csvOf([[text]], 'en'));
    expect(cell.replace(/^"/, '')).toMatch(/^'/);
  },
);

test('separators, quotes and line ends within a cell stay in it', () => {
  expect(linesOf(csvOf([['a;b', 'c,d', 'say "x"']], 'ru'))[0]).toBe('"a;b";c,d;"say ""x"""');
  expect(csvOf([['a\nb', 1]], 'ru')).toBe('\uFEFF"a\nb";1\r\n');
});

test('numbers have the decimal mark of the language, and the separator fits it', () => {
  expect(linesOf(csvOf([['x', 12.5]], 'ru'))[0]).toBe('x;12,5');
  expect(linesOf(csvOf([['x', 12.5]], 'en'))[0]).toBe('x,12.5');
  expect(linesOf(csvOf([['x', 12.5]], 'de'))[0]).toBe('x;12,5');
});
