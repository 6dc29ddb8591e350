import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOffered, NO_DAYS, toRange, toSpan, withDay } from './date-range.ts';

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2029-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('withDay', () => {
  it('starts a range, ends it, and starts anew', () => {
    const first = withDay(NO_DAYS, '2026-06-10');
    const second = withDay(first, '2026-06-15');
    expect(second).toEqual({ from: '2026-06-10', to: '2026-06-15' });
    expect(withDay(second, '2026-06-12')).toEqual({ from: '2026-06-12', to: '' });
  });

  it('orders two days', () => {
    fc.assert(
      fc.property(day, day, (one, other) => {
        const range = toRange(withDay(withDay(NO_DAYS, one), other));
        expect(range).toEqual(toRange(withDay(withDay(NO_DAYS, other), one)));
        expect((range?.from ?? '') <= (range?.to ?? '')).toBe(true);
      }),
    );
  });
});

describe('toRange', () => {
  it.each([
    { from: '', to: '', range: undefined },
    { from: '2026-06-10', to: '', range: { from: '2026-06-10', to: '2026-06-10' } },
    { from: '', to: '2026-06-10', range: { from: '2026-06-10', to: '2026-06-10' } },
    { from: '2026-06-15', to: '2026-06-10', range: { from: '2026-06-10', to: '2026-06-15' } },
  ])('reads "$from" to "$to"', ({ from, to, range }) => {
    expect(toRange({ from, to })).toEqual(range);
  });
});

describe('toSpan', () => {
  it('previews the range up to the day under the mouse', () => {
    expect(toSpan({ from: '2026-06-10', to: '' }, '2026-06-08')).toEqual({ start: '2026-06-08', end: '2026-06-10' });
    expect(toSpan({ from: '2026-06-10', to: '2026-06-12' }, '2026-06-20')).toEqual({
      start: '2026-06-10',
      end: '2026-06-12',
    });
    expect(toSpan(NO_DAYS, '2026-06-08')).toBeUndefined();
  });
});

describe('isOffered', () => {
  it('excludes presets that lie outside the limits', () => {
    const may = { from: '2026-05-01', to: '2026-05-31' };
    expect(isOffered(may, {})).toBe(true);
    expect(isOffered(may, { min: '2026-05-20' })).toBe(true);
    expect(isOffered(may, { min: '2026-06-01' })).toBe(false);
    expect(isOffered(may, { max: '2026-04-30' })).toBe(false);
  });
});
