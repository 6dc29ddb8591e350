import fc from 'fast-check';
import { expect, test } from 'vitest';
import { convertKopecks } from './money.ts';

test('roubles stay what they are', () => {
  fc.assert(
    fc.property(fc.nat(2 ** 31 - 1), (kopecks) => {
      expect(convertKopecks(kopecks, { rate: 1 })).toBe(kopecks);
    }),
  );
});

test('half a cent is rounded up, less than half down', () => {
  expect(convertKopecks(150, { rate: 100 })).toBe(2);
  expect(convertKopecks(149, { rate: 100 })).toBe(1);
  expect(convertKopecks(123_450, { rate: 93.4127 })).toBe(1322);
});

test('agrees with exact fractions for any price and rate', () => {
  fc.assert(
    fc.property(fc.nat(2 ** 31 - 1), fc.integer({ min: 500_000, max: 500_000_000 }), (kopecks, micro) => {
      const exact = (BigInt(kopecks) * 2_000_000n + BigInt(micro)) / (2n * BigInt(micro));
      expect(convertKopecks(kopecks, { rate: micro / 1_000_000 })).toBe(Number(exact));
    }),
  );
});
