import { expect, test } from 'vitest';
import { joinRows, missingRows } from './kept-rows.ts';

/** Rows that are named by their index. */
const rowsOf = (from: number, to: number) => ({
  first: from,
  rows: Array.from({ length: to - from }, (_, at) => `row ${from + at}`),
});

test.each([
  { name: 'further down', asked: { from: 100, to: 300 }, kept: rowsOf(0, 200), missing: { from: 200, to: 300 } },
  { name: 'further up', asked: { from: 0, to: 200 }, kept: rowsOf(100, 300), missing: { from: 0, to: 100 } },
])('rows $name are joined to the kept ones', ({ asked, kept, missing }) => {
  expect(missingRows(asked, kept)).toEqual(missing);
  expect(joinRows(asked, kept, rowsOf(missing.from, missing.to))).toEqual(rowsOf(asked.from, asked.to));
});

test('a kept row is the same object', () => {
  const kept = { first: 0, rows: [{ id: 1 }, { id: 2 }] };
  const { rows } = joinRows({ from: 1, to: 3 }, kept, { first: 2, rows: [{ id: 3 }] });
  expect(rows).toEqual([{ id: 2 }, { id: 3 }]);
  expect(rows[0]).toBe(kept.rows[1]);
});

test.each([
  { name: 'elsewhere', asked: { from: 500, to: 700 }, kept: rowsOf(0, 200) },
  { name: 'right after the kept ones', asked: { from: 200, to: 400 }, kept: rowsOf(0, 200) },
  { name: 'around the kept ones', asked: { from: 0, to: 400 }, kept: rowsOf(100, 200) },
  { name: 'that are here already', asked: { from: 0, to: 200 }, kept: rowsOf(0, 200) },
])('all rows $name are loaded', ({ asked, kept }) => {
  expect(missingRows(asked, kept)).toBeUndefined();
});
