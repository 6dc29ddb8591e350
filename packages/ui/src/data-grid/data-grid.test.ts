import { describe, expect, it } from 'vitest';
import { choiceFilter, numberFilter, passes, textFilter } from './grid-filters.ts';
import { HEAD, nextPosition } from './grid-keys.ts';
import { type GridView, PLAIN_VIEW } from './grid-model.ts';
import { rangeBetween, tabSeparated } from './grid-range.ts';
import { ALL_SELECTED, isSelected, NOTHING_SELECTED, selectedCount, withSelected } from './grid-selection.ts';
import { nextSorts, wholeView, withFilter, withMove, withPin, withWidth } from './grid-view.ts';
import { rowsNeeded } from './rows-needed.ts';

const value = () => 1;
const columns = [
  { id: 'number', value, isAlwaysShown: true, filter: 'text' as const },
  { id: 'brand', value, canGroup: true },
  { id: 'price', value, firstDirection: 'descending' as const },
  { id: 'note' },
];
const view = (given: Partial<GridView> = {}) => wholeView(given, columns);

describe('a view', () => {
  it('is whole whatever was saved', () => {
    expect(view()).toEqual({ ...PLAIN_VIEW, order: ['number', 'brand', 'price', 'note'] });
  });

  it('forgets columns that the grid does not have, and what a column cannot do', () => {
    const saved = view({
      sort: [
        { columnId: 'gone', direction: 'ascending' },
        { columnId: 'note', direction: 'ascending' },
        { columnId: 'price', direction: 'ascending' },
      ],
      filters: { gone: { kind: 'text', text: 'w' }, price: { kind: 'text', text: 'w' } },
      order: ['price', 'gone', 'number'],
      hidden: ['gone', 'number', 'note'],
      widths: { gone: 4, price: 5 },
      pinned: { start: ['gone', 'price'], end: ['price', 'note'] },
      groupBy: 'price',
    });
    expect(saved).toEqual({
      sort: [{ columnId: 'price', direction: 'ascending' }],
      filters: {},
      order: ['price', 'number', 'brand', 'note'],
      hidden: ['note'],
      widths: { price: 5 },
      pinned: { start: ['price'], end: ['note'] },
      groupBy: null,
    });
    expect(view({ groupBy: 'brand' }).groupBy).toBe('brand');
  });

  it('keeps the filters of other columns', () => {
    const filtered = withFilter(view(), 'number', textFilter('w'));
    expect(withFilter(filtered, 'brand', textFilter(' ')).filters).toEqual({ number: { kind: 'text', text: 'w' } });
    expect(withFilter(filtered, 'number', null).filters).toEqual({});
  });

  it('pins a column to one side at a time', () => {
    const both = withPin(withPin(view(), 'price', 'end'), 'note', 'end');
    expect(both.pinned).toEqual({ start: [], end: ['note', 'price'] });
    expect(withPin(both, 'note', 'start').pinned).toEqual({ start: ['note'], end: ['price'] });
    expect(withPin(both, 'note', null).pinned.end).toEqual(['price']);
  });

  it('moves a column past hidden and pinned ones, within its region', () => {
    expect(withMove(view({ hidden: ['brand'] }), 'number', 1).order).toEqual(['brand', 'price', 'number', 'note']);
    expect(withMove(view({ pinned: { start: ['brand'], end: [] } }), 'price', -1).order[0]).toBe('price');
    expect(withMove(view({ pinned: { start: ['price', 'note'], end: [] } }), 'note', -1).pinned.start).toEqual([
      'note',
      'price',
    ]);
    expect(withMove(view(), 'number', -1).order).toEqual(view().order);
    expect(withMove(view(), 'note', 1).order).toEqual(view().order);
  });

  it('keeps widths readable', () => {
    expect(withWidth(view(), 'price', 0).widths['price']).toBe(4);
    expect(withWidth(view(), 'price', 7.123).widths['price']).toBe(7.12);
    expect(withWidth(view(), 'price', 900).widths['price']).toBe(60);
  });
});

describe('nextSorts', () => {
  const [number, , price] = columns as [{ id: string }, unknown, { id: string; firstDirection: 'descending' }];
  const byNumber = { columnId: 'number', direction: 'ascending' } as const;
  const byPrice = { columnId: 'price', direction: 'descending' } as const;

  it('replaces the order', () => {
    expect(nextSorts([byNumber], price, false)).toEqual([byPrice]);
    expect(nextSorts([byNumber], number, false)).toEqual([{ ...byNumber, direction: 'descending' }]);
  });

  it('adds an order, turns it, and takes it away', () => {
    const turned = { ...byPrice, direction: 'ascending' } as const;
    expect(nextSorts([byNumber], price, true)).toEqual([byNumber, byPrice]);
    expect(nextSorts([byNumber, byPrice], price, true)).toEqual([byNumber, turned]);
    expect(nextSorts([byNumber, turned], price, true)).toEqual([byNumber]);
  });
});

describe('a filter', () => {
  it('finds a text anywhere, in any case', () => {
    expect(passes('W 712/75', { kind: 'text', text: ' w 71' }, 'ru')).toBe(true);
    expect(passes('İZMİR', { kind: 'text', text: 'izmir' }, 'tr')).toBe(true);
    expect(passes('W 712/75', { kind: 'text', text: 'x' }, 'ru')).toBe(false);
  });

  it('includes both ends of a range, one of which may be open', () => {
    expect([4, 5, 9, 10].map((number) => passes(number, { kind: 'number', from: 5, to: 9 }, 'ru'))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(passes(-1, { kind: 'number', from: null, to: 0 }, 'ru')).toBe(true);
  });

  it('keeps no row without a value', () => {
    expect(passes(null, { kind: 'number', from: null, to: 9 }, 'ru')).toBe(false);
  });

  it('is gone when nothing is left of it', () => {
    const from = numberFilter(undefined, 'from', 5);
    expect(from).toEqual({ kind: 'number', from: 5, to: null });
    expect(numberFilter(from ?? undefined, 'from', null)).toBeNull();
    const chosen = choiceFilter(undefined, 'ATE', true);
    expect(choiceFilter(chosen ?? undefined, 'TRW', true)).toEqual({ kind: 'choice', values: ['ATE', 'TRW'] });
    expect(choiceFilter(chosen ?? undefined, 'ATE', false)).toBeNull();
  });
});

describe('a selection', () => {
  it('of all has the rows that are not loaded, without those that were taken out', () => {
    const allButOne = withSelected(ALL_SELECTED, ['a'], false);
    expect(selectedCount(allButOne, 12_480)).toBe(12_479);
    expect([isSelected(allButOne, 'a'), isSelected(allButOne, 'never loaded')]).toEqual([false, true]);
    expect(selectedCount(withSelected(allButOne, ['a'], true), 12_480)).toBe(12_480);
  });

  it('of some has those', () => {
    const some = withSelected(NOTHING_SELECTED, ['a', 'b'], true);
    expect(selectedCount(some, 12_480)).toBe(2);
    expect(isSelected(withSelected(some, ['a'], false), 'a')).toBe(false);
  });
});

describe('nextPosition', () => {
  const extent = { rowCount: 100, columnCount: 5, isRightToLeft: false };
  const press = (key: string, from = { row: 20, column: 2 }, isFar = false, isRightToLeft = false) => {
    const next = nextPosition({ key, ctrlKey: isFar, metaKey: false }, from, { ...extent, isRightToLeft });
    return next && [next.row, next.column];
  };

  it('moves by one cell, in reading direction', () => {
    expect(press('ArrowDown')).toEqual([21, 2]);
    expect(press('ArrowLeft')).toEqual([20, 1]);
    expect(press('ArrowLeft', undefined, false, true)).toEqual([20, 3]);
  });

  it('moves to the ends', () => {
    expect(press('Home')).toEqual([20, 0]);
    expect(press('End')).toEqual([20, 4]);
    expect(press('Home', undefined, true)).toEqual([0, 0]);
    expect(press('End', undefined, true)).toEqual([99, 4]);
    expect(press('ArrowRight', undefined, true, true)).toEqual([20, 0]);
  });

  it('reaches the heads by an arrow only, and stops at the edges', () => {
    expect(press('ArrowUp', { row: 0, column: 0 })).toEqual([HEAD, 0]);
    expect(press('PageUp', { row: 3, column: 0 })).toEqual([0, 0]);
    expect(press('ArrowUp', { row: HEAD, column: 0 })).toEqual([HEAD, 0]);
    expect(press('PageDown', { row: 95, column: 4 })).toEqual([99, 4]);
    expect(press('ArrowRight', { row: 95, column: 4 })).toEqual([95, 4]);
  });

  it('leaves other keys alone', () => {
    expect(press('a')).toBeUndefined();
  });
});

describe('a range', () => {
  it('is the same from any of its corners', () => {
    const range = { rows: [2, 5], columns: [1, 3] };
    expect(rangeBetween({ row: 5, column: 1 }, { row: 2, column: 3 })).toEqual(range);
    expect(rangeBetween({ row: 2, column: 3 }, { row: 5, column: 1 })).toEqual(range);
  });

  it('is copied as a spreadsheet pastes it', () => {
    expect(
      tabSeparated([
        ['W 712/75', '3'],
        ['two\nlines', 'a "quote"'],
      ]),
    ).toBe('W 712/75\t3\n"two\nlines"\t"a ""quote"""');
  });
});

describe('rowsNeeded', () => {
  it('asks for whole steps before the loaded rows end', () => {
    expect(rowsNeeded({ from: 0, to: 30 }, { from: 0, to: 0 }, 1_000_000)).toEqual({ from: 0, to: 100 });
    expect(rowsNeeded({ from: 20, to: 50 }, { from: 0, to: 100 }, 1_000_000)).toBeUndefined();
    expect(rowsNeeded({ from: 30, to: 60 }, { from: 0, to: 100 }, 1_000_000)).toEqual({ from: 0, to: 200 });
    expect(rowsNeeded({ from: 999_970, to: 1_000_000 }, { from: 0, to: 100 }, 1_000_000)).toEqual({
      from: 999_900,
      to: 1_000_000,
    });
  });

  it('asks for nothing where there is nothing', () => {
    expect(rowsNeeded({ from: 0, to: 0 }, { from: 0, to: 0 }, 0)).toBeUndefined();
    expect(rowsNeeded({ from: 0, to: 40 }, { from: 0, to: 40 }, 40)).toBeUndefined();
  });
});
