import { describe, expect, it } from 'vitest';
import { adjustmentOf, quantityRange, stepFrom, toSellable } from './quantity.ts';

describe('quantityRange', () => {
  it('is every integer from 1 on without limits', () => {
    expect(quantityRange({})).toEqual({ min: 1, max: Number.MAX_SAFE_INTEGER, step: 1 });
  });

  it('shrinks to the multiples within the limits', () => {
    expect(quantityRange({ min: 1, max: 10, step: 4 })).toEqual({ min: 4, max: 8, step: 4 });
  });

  it('keeps one multiple if the stock is less than that', () => {
    expect(quantityRange({ max: 3, step: 4 })).toEqual({ min: 4, max: 4, step: 4 });
  });

  it('begins with nothing if that is allowed', () => {
    expect(quantityRange({ min: 0, max: 10, step: 4 })).toEqual({ min: 0, max: 8, step: 4 });
    expect(quantityRange({ min: 0, max: 3, step: 4 })).toEqual({ min: 0, max: 4, step: 4 });
  });

  it.each([0, -2, 0.5])('uses 1 instead of the invalid step %d', (step) => {
    expect(quantityRange({ step }).step).toBe(1);
  });
});

describe('toSellable', () => {
  const pairsUpToTen = quantityRange({ max: 10, step: 2 });

  it.each([
    { typed: 3, sold: 4, why: 'rounds up to the next multiple' },
    { typed: 4, sold: 4, why: 'leaves a multiple alone' },
    { typed: 0, sold: 2, why: 'raises zero to the least' },
    { typed: -5, sold: 2, why: 'raises a negative number to the least' },
    { typed: 1e9, sold: 10, why: 'lowers a great number to what there is' },
    { typed: 2.5, sold: 4, why: 'makes whole pieces of a fraction' },
  ])('$why: $typed becomes $sold', ({ typed, sold }) => {
    expect(toSellable(typed, pairsUpToTen)).toBe(sold);
  });
});

describe('adjustmentOf', () => {
  const foursUpToTen = quantityRange({ max: 10, step: 4 });

  it.each([
    { typed: 8, why: undefined },
    { typed: 6, why: 'multiple' },
    { typed: 3, why: 'multiple' },
    { typed: 4.5, why: 'multiple' },
    { typed: 0, why: 'least' },
    { typed: -4, why: 'least' },
    { typed: 9, why: 'most' },
    { typed: 99_999, why: 'most' },
  ])('is $why for $typed', ({ typed, why }) => {
    expect(adjustmentOf(typed, foursUpToTen)).toBe(why);
  });
});

describe('stepFrom', () => {
  const foursUpToTwelve = quantityRange({ max: 12, step: 4 });

  it.each([
    { start: 4, steps: 1, end: 8 },
    { start: 8, steps: -1, end: 4 },
    { start: 5, steps: 1, end: 8 },
    { start: 5, steps: -1, end: 4 },
    { start: 12, steps: 1, end: 12 },
    { start: 4, steps: -1, end: 4 },
  ])('goes from $start by $steps to $end', ({ start, steps, end }) => {
    expect(stepFrom(start, steps, foursUpToTwelve)).toBe(end);
  });
});
