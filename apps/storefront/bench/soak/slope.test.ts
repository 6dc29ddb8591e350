import fc from 'fast-check';
import { expect, it } from 'vitest';
import { slopeOf } from './slope.ts';

it('of a straight line is its own, with any intercept', () => {
  const whole = fc.integer({ min: -1000, max: 1000 });
  fc.assert(
    fc.property(whole, whole, fc.uniqueArray(whole, { minLength: 2, maxLength: 20 }), (slope, start, places) => {
      expect(slopeOf(places.map((place) => [place, start + slope * place]))).toBeCloseTo(slope, 6);
    }),
  );
});

it('of scattered points is that of the best fit', () => {
  expect(
    slopeOf([
      [0, 1],
      [0, -1],
      [10, 11],
      [10, 9],
    ]),
  ).toBeCloseTo(1);
});

it('of a single point is NaN', () => {
  expect(slopeOf([[1, 2]])).toBeNaN();
});
