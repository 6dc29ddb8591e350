import { describe, expect, it } from 'vitest';
import { drawnHeight, gaps, MAX_HEIGHT, scrolledTo, scrolledToRow, settled, windowOf } from './row-window.ts';

const few = { rowCount: 10_000, rowHeight: 36, viewHeight: 720 };
const million = { rowCount: 1_000_000, rowHeight: 36, viewHeight: 720 };
const atStart = { top: 0, shift: 0 };

describe('the rows of a grid that fits', () => {
  it('are where the document has scrolled to', () => {
    expect(drawnHeight(few)).toBe(360_000);
    expect(windowOf(scrolledTo(3600, atStart, few), few)).toEqual({ from: 88, to: 132 });
    expect(windowOf(scrolledTo(360_000 - 720, atStart, few), few)).toEqual({ from: 9968, to: 10_000 });
  });

  it('have the height of those that are not drawn before and after them', () => {
    expect(gaps([88, 89, 90], 0, few)).toEqual({ before: [3168, 0, 0], after: 360_000 - 91 * 36 });
    expect(gaps([3, 88], 0, few).before).toEqual([108, 84 * 36]);
    expect(gaps([], 0, { ...few, rowCount: 0 })).toEqual({ before: [], after: 0 });
  });
});

describe('the rows of a grid that is too high for browsers', () => {
  it('follow a wheel pixel by pixel', () => {
    const wheeled = scrolledTo(100, atStart, million);
    expect(wheeled).toEqual({ top: 100, shift: 0 });
    expect(scrolledTo(160, wheeled, million)).toEqual({ top: 160, shift: 0 });
  });

  it('reach the last one by the scroll bar', () => {
    const end = scrolledTo(MAX_HEIGHT - million.viewHeight, atStart, million);
    expect(windowOf(end, million).to).toBe(1_000_000);
    expect(gaps([999_999], end.shift, million)).toEqual({ before: [MAX_HEIGHT - 36], after: 0 });
  });

  it('are in the middle where the scroll bar is', () => {
    const half = scrolledTo((MAX_HEIGHT - million.viewHeight) / 2, atStart, million);
    const { from, to } = windowOf(half, million);
    expect((from + to) / 2).toBeCloseTo(500_000, -1);
    expect(gaps([from], half.shift, million).before[0]).toBeCloseTo(half.top - 12 * 36, -2);
  });

  it('stay in place when the scrolling rests, with room to scroll on', () => {
    const half = scrolledTo(7_000_000, atStart, million);
    const wheeled = scrolledTo(7_000_500, half, million);
    const rested = settled(wheeled, million);
    expect(rested.top + rested.shift).toBeCloseTo(wheeled.top + wheeled.shift, 5);
    expect(windowOf(rested, million)).toEqual(windowOf(wheeled, million));
    expect(rested.top).toBeLessThan(wheeled.top);
  });

  it('do not run past the ends', () => {
    const nearEnd = { top: MAX_HEIGHT - 1000, shift: 21_000_000 + 500 };
    expect(windowOf(scrolledTo(MAX_HEIGHT - 720, nearEnd, million), million).to).toBe(1_000_000);
    expect(windowOf(scrolledTo(0, { top: 500, shift: -800 }, million), million).from).toBe(0);
  });

  it('are brought into view from far away', () => {
    const there = scrolledToRow(500_000, atStart, million);
    const { from, to } = windowOf(there, million);
    expect(from).toBeLessThan(500_000);
    expect(to).toBeGreaterThan(500_000);
    expect(scrolledToRow(500_000, there, million)).toBe(there);
    expect(there.top).toBeLessThan(MAX_HEIGHT);
    expect(scrolledToRow(999_999, atStart, million).top).toBeCloseTo(MAX_HEIGHT - 720, 0);
  });

  it('keep the row with the focus in the document', () => {
    const end = scrolledTo(MAX_HEIGHT - million.viewHeight, atStart, million);
    const heightOf = (rows: number[], shift: number) => {
      const { before, after } = gaps(rows, shift, million);
      return before.reduce((sum, gap) => sum + gap, 0) + after + rows.length * million.rowHeight;
    };
    expect(heightOf([2, 999_998, 999_999], end.shift)).toBeCloseTo(MAX_HEIGHT, 5);
    expect(heightOf([0, 1, 999_999], 0)).toBe(MAX_HEIGHT);
  });
});
