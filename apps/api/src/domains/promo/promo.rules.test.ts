import { describe, expect, test } from 'vitest';
import { discountFor, discountLeft, problemOfPromo, type Promo } from './promo.rules.ts';

const now = new Date('2026-11-21T12:00:00Z');
const before = new Date(now.getTime() - 1);
const after = new Date(now.getTime() + 1);
const promo: Promo = {
  id: 1,
  code: 'ZIMA10',
  percent: 10,
  amount: null,
  validFrom: before,
  validUntil: null,
  minTotal: 100_000,
  maxUses: null,
  maxUsesByClient: null,
  isActive: true,
  uses: 0,
  usesByClient: 0,
};

describe('a code', () => {
  test.each([
    ['counts from its first moment', { validFrom: now }, null],
    ['does not count before', { validFrom: after }, 'not-yet'],
    ['counts until its end', { validUntil: after }, null],
    ['does not count at its end', { validUntil: now }, 'ended'],
    ['does not count when it was switched off', { isActive: false }, 'ended'],
    ['counts for the last time', { maxUses: 3, uses: 2 }, null],
    ['does not count when all uses are gone', { maxUses: 3, uses: 3 }, 'used-up'],
    ['does not count twice for one client', { maxUsesByClient: 1, usesByClient: 1, maxUses: 3, uses: 3 }, 'used'],
  ] as const)('%s', (_, change, problem) => {
    expect(problemOfPromo({ ...promo, ...change }, 100_000, now)).toBe(problem);
  });

  test('counts from its minimum', () => {
    expect(problemOfPromo(promo, 99_999, now)).toBe('minimum');
    expect(problemOfPromo({ ...promo, minTotal: 0 }, 0, now)).toBe('minimum');
  });
});

describe('the discount', () => {
  test('is a share, half a kopeck rounded up', () => {
    expect(discountFor(promo, 100_004, now)).toBe(10_000);
    expect(discountFor(promo, 100_005, now)).toBe(10_001);
  });

  test('is a sum', () => {
    expect(discountFor({ ...promo, percent: null, amount: 50_000 }, 123_456, now)).toBe(50_000);
  });

  test('is nothing without a code or with one that does not count', () => {
    expect(discountFor(undefined, 100_000, now)).toBe(0);
    expect(discountFor(promo, 99_999, now)).toBe(0);
  });

  test('of an order with fewer goods shrinks with them', () => {
    expect(discountLeft({ percent: 10, discount: 30_000 }, { left: 100_005, ordered: 300_000 })).toBe(10_001);
    expect(discountLeft({ percent: null, discount: 50_000 }, { left: 100_000, ordered: 300_000 })).toBe(16_667);
    expect(discountLeft({ percent: null, discount: 50_000 }, { left: 0, ordered: 300_000 })).toBe(0);
  });
});
