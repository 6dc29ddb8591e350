import { describe, expect, it } from 'vitest';
import { targetRow } from './row-focus.ts';
import { keysBetween, selectionState, withRow, withRows } from './row-selection.ts';
import { sortRows } from './sort-rows.ts';
import { type DataColumn, nextSort } from './table-model.ts';

type Part = { number: string; price: number | null };

const columns: DataColumn<Part>[] = [
  { id: 'number', label: 'Номер', cell: ({ number }) => number, sortValue: ({ number }) => number },
  { id: 'price', label: 'Цена', cell: ({ price }) => price, sortValue: ({ price }) => price },
];
const parts: Part[] = [
  { number: 'W 10', price: 700 },
  { number: 'W 9', price: null },
  { number: 'OC 264', price: 90 },
];
const numbers = (sort: Parameters<typeof sortRows>[2]) =>
  sortRows(parts, columns, sort, 'ru').map(({ number }) => number);

describe('sortRows', () => {
  it('sorts part numbers by numeric value', () => {
    expect(numbers({ columnId: 'number', direction: 'ascending' })).toEqual(['OC 264', 'W 9', 'W 10']);
  });

  it('keeps rows without a value last in both directions', () => {
    expect(numbers({ columnId: 'price', direction: 'ascending' })).toEqual(['OC 264', 'W 10', 'W 9']);
    expect(numbers({ columnId: 'price', direction: 'descending' })).toEqual(['W 10', 'OC 264', 'W 9']);
  });

  it('keeps the given order if the column cannot be sorted', () => {
    expect(sortRows(parts, columns, { columnId: 'gone', direction: 'ascending' }, 'ru')).toBe(parts);
    expect(sortRows(parts, columns, undefined, 'ru')).toBe(parts);
  });
});

describe('nextSort', () => {
  it('starts with the first direction of the column, then toggles', () => {
    const column = { id: 'price', firstDirection: 'descending' } as const;
    const first = nextSort(column, { columnId: 'number', direction: 'descending' });
    expect(first).toEqual({ columnId: 'price', direction: 'descending' });
    expect(nextSort(column, first)).toEqual({ columnId: 'price', direction: 'ascending' });
  });
});

describe('selection', () => {
  const keys = ['a', 'b', 'c', 'd'];

  it('adds and removes rows without changing the given set', () => {
    const before = new Set(['a']);
    expect([...withRow(before, 'b', true)]).toEqual(['a', 'b']);
    expect([...withRow(before, 'a', false)]).toEqual([]);
    expect([...withRows(before, keys, true)]).toEqual(keys);
    expect([...before]).toEqual(['a']);
  });

  it('selects the range from the last row to this one, in either direction', () => {
    expect(keysBetween(keys, 'd', 'b')).toEqual(['b', 'c', 'd']);
    expect(keysBetween(keys, 'a', 'b')).toEqual(['a', 'b']);
    expect(keysBetween(keys, undefined, 'b')).toEqual(['b']);
  });

  it.each([
    { selected: [], state: 'none' },
    { selected: ['elsewhere'], state: 'none' },
    { selected: ['a', 'elsewhere'], state: 'some' },
    { selected: keys, state: 'all' },
  ])('with $selected, $state of the rows are selected', ({ selected, state }) => {
    expect(selectionState(new Set(selected), keys)).toBe(state);
  });
});

describe('targetRow', () => {
  it.each([
    { ctrlKey: true, metaKey: false },
    { ctrlKey: false, metaKey: true },
  ])('goes to both ends with %j', (keys) => {
    expect(targetRow({ key: 'Home', ...keys }, 5, 9)).toBe(0);
    expect(targetRow({ key: 'End', ...keys }, 5, 9)).toBe(8);
  });
});
