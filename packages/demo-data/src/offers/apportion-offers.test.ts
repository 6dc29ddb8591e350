import { describe, expect, test } from 'vitest';
import { apportionOffers } from './apportion-offers.ts';

const claims = [
  { demand: 4, most: 10 },
  { demand: 1, most: 10 },
  { demand: 0, most: 10 },
  { demand: 100, most: 3 },
  { demand: 2, most: 10, offers: 5 },
];
const sum = (shares: Int32Array) => shares.reduce((total, share) => total + share, 0);

describe('offers are shared', () => {
  test.each([5, 6, 13, 20, 28])('to the last of %i', (total) => {
    expect(sum(apportionOffers(claims, total))).toBe(total);
  });

  test('by demand, up to each article’s maximum', () => {
    expect([...apportionOffers(claims, 18)]).toEqual([8, 2, 0, 3, 5]);
  });

  test('never to an article without demand', () => {
    expect(apportionOffers(claims, 28)[2]).toBe(0);
  });

  test('and exact numbers are kept', () => {
    expect(apportionOffers(claims, 5)[4]).toBe(5);
    expect(apportionOffers(claims, 28)[4]).toBe(5);
  });

  test.each([4, 29])('not when %i is out of reach', (total) => {
    expect(() => apportionOffers(claims, total)).toThrow(RangeError);
  });
});
