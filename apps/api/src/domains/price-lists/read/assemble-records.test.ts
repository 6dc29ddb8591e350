import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRecordAssembler, type SourceRow } from './assemble-records.ts';

function assemble(text: string, width: number, delimiter = ';'): SourceRow[] {
  const rows: SourceRow[] = [];
  const assembler = createRecordAssembler(delimiter, width);
  text.split('\n').forEach((line, index) => assembler.add(line, index + 1, rows));
  assembler.end(rows);
  return rows;
}

/** `row: cells`, or `row! fault`. */
const brief = (rows: readonly SourceRow[]) =>
  rows.map(({ row, cells, broken }) => (broken ? `${row}! ${broken.fault.code}` : `${row}: ${cells.join('|')}`));

const UNCLOSED = 'quote-not-closed';
const STRAY = 'stray-quotes';

test('a well-formed table is read as csv-parse reads it', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'Ж', ' ', '"', ';', ',', '\n', '1') });
  const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1 }), (table) => {
      const text = table.map((cells) => cells.map(quote).join(';')).join('\n');
      const expected: string[][] = parse(text, { delimiter: ';', relax_column_count: true });
      expect(assemble(text, 0).map(({ cells }) => cells)).toEqual(expected);
    }),
  );
});

test('a quoted cell may contain delimiters, doubled quotes and line ends; the row is numbered by its first line', () => {
  expect(brief(assemble('"a;b";"c ""d""";e\n"f\ng";h;i\nj;k;l', 3))).toEqual([
    '1: a;b|c "d"|e',
    '2: f\ng|h|i',
    '4: j|k|l',
  ]);
});

test('a quote in the middle of a cell is a plain character', () => {
  expect(brief(assemble('Шланг 1/2";b;c\n"Фильтр "Люкс" масляный";e;f', 3))).toEqual([
    '1: Шланг 1/2"|b|c',
    '2: Фильтр "Люкс" масляный|e|f',
  ]);
});

test('an unclosed quote costs only its own row', () => {
  expect(brief(assemble('a;"b;c\nd;e;f\ng;h;i', 3))).toEqual([`1! ${UNCLOSED}`, '2: d|e|f', '3: g|h|i']);
  expect(brief(assemble('a;"b;c\nd;"e";f\ng;h;i', 3))).toEqual([`1! ${UNCLOSED}`, '2: d|e|f', '3: g|h|i']);
  expect(brief(assemble('a;b;c\nd;e;"f', 3))).toEqual(['1: a|b|c', `2! ${UNCLOSED}`]);
});

test('a line that may be a row or the end of an open cell is not guessed: both rows are rejected', () => {
  expect(brief(assemble('a;"b;c\nd;e 5";f\ng;h;i', 3))).toEqual([`1! ${UNCLOSED}`, `2! ${STRAY}`, '3: g|h|i']);
});

test('rows that all open a quote are rejected one by one', () => {
  const lines = Array.from({ length: 50 }, () => 'a;"b;c').join('\n');
  expect(assemble(lines, 3).map(({ broken }) => broken?.fault)).toEqual(
    Array.from({ length: 50 }, () => ({ code: UNCLOSED })),
  );
});

test('stray quotes that hide a column reject the row', () => {
  expect(brief(assemble('"a"x;"b";c', 3))).toEqual([`1! ${STRAY}`]);
});

test('a broken row keeps the cells before the break', () => {
  expect(assemble('MANN;W712;"Фильтр;10', 4)[0]?.cells).toEqual(['MANN', 'W712']);
});

test('every line of the file belongs to exactly one row', () => {
  const line = fc.string({ unit: fc.constantFrom('a', '"', ';'), maxLength: 8 });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 30 }), fc.integer({ min: 0, max: 4 }), (lines, width) => {
      const rows = assemble(lines.join('\n'), width).map(({ row }) => row);
      expect(rows).toEqual([...new Set(rows)].toSorted((a, b) => a - b));
      expect(rows[0]).toBe(1);
    }),
  );
});
