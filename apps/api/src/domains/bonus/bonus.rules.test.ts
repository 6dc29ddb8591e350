import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { balanceOf, spendable, takeFrom } from './bonus.rules.ts';

describe('a client may spend', () => {
  test.each([
    ['the whole balance on a large order', 200, 500_000, 20, 200],
    ['the share of a small order', 200, 50_000, 20, 100],
    ['whole roubles only', 200, 9999, 20, 19],
    ['nothing on a tiny order', 200, 499, 20, 0],
    ['nothing where the share is none', 200, 500_000, 0, 0],
    ['the whole order where the share is all of it', 900, 50_000, 100, 500],
  ])('%s', (_, balance, kopecks, share, roubles) => {
    expect(spendable(balance, kopecks, share)).toBe(roubles);
  });
});

const lotsOf = fc.array(
  fc.record({
    expiresAt: fc.integer({ min: 1, max: 9 }).map((day) => new Date(day * 86_400_000)),
    roubles: fc.integer({ min: 1, max: 500 }),
  }),
  { maxLength: 6 },
);

test('what is taken is exactly that much, and nothing of a lot stays that expires before one that was taken from', () => {
  fc.assert(
    fc.property(lotsOf, fc.double({ min: 0, max: 1, noNaN: true }), (lots, part) => {
      const roubles = Math.floor(balanceOf(lots) * part);
      const taken = takeFrom(lots, roubles);
      expect(balanceOf(taken)).toBe(roubles);
      const last = Math.max(0, ...taken.map(({ expiresAt }) => expiresAt.getTime()));
      const sooner = lots.filter(({ expiresAt }) => expiresAt.getTime() < last);
      const takenSooner = taken.filter(({ expiresAt }) => expiresAt.getTime() < last);
      expect(balanceOf(takenSooner)).toBe(balanceOf(sooner));
    }),
  );
});

test('more than there is cannot be taken', () => {
  expect(() => takeFrom([{ expiresAt: new Date(0), roubles: 5 }], 6)).toThrow(RangeError);
});
