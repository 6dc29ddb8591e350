import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundScale } from './round-scale.ts';

const finite = fc.double({ min: -1e300, max: 1e300, noNaN: true });
const near = fc.double({ min: -1e6, max: 1e6, noNaN: true });
const price = fc.integer({ min: -1e9, max: 1e9 }).map((minor) => minor / 100);

describe('roundScale', () => {
  it.each([
    { low: 0, high: 7, ticks: [0, 2, 4, 6, 8] },
    { low: 0, high: 1, ticks: [0, 0.2, 0.4, 0.6, 0.8, 1] },
    { low: 0, high: 0.1 + 0.2, ticks: [0, 0.1, 0.2, 0.3] },
    { low: -40, high: 60, ticks: [-40, -20, 0, 20, 40, 60] },
    { low: 1, high: 6.1, ticks: [0, 2, 4, 6, 8] },
    { low: 0, high: 98_000, ticks: [0, 20_000, 40_000, 60_000, 80_000, 100_000] },
    { low: 960, high: 1000, ticks: [960, 970, 980, 990, 1000] },
    { low: 3, high: 9, ticks: [2, 4, 6, 8, 10] },
  ])('divides $low to $high', ({ low, high, ticks }) => expect(roundScale(low, high).ticks).toEqual(ticks));

  it.each([-1e300, -5, 0, 5e-324, 0.3, 7, 1e17])('has a width where the span from %d has none', (value) => {
    const { low, high, ticks } = roundScale(value, value);
    expect(low).toBeLessThan(high);
    expectRound(ticks);
  });

  it('ends round any span', () => {
    fc.assert(
      fc.property(fc.oneof(finite, near), fc.oneof(finite, near), (one, other) => {
        const [from, to] = [Math.min(one, other), Math.max(one, other)];
        const { low, high, ticks } = roundScale(from, to);
        expectRound(ticks);
        expect([ticks[0], ticks.at(-1)]).toEqual([low, high]);
        const rounding = Math.max(Math.abs(from), Math.abs(to)) * 1e-13;
        expect(low - from).toBeLessThanOrEqual(rounding);
        expect(to - high).toBeLessThanOrEqual(rounding);
      }),
    );
  });

  it('keeps a span that is round', () => {
    fc.assert(
      fc.property(price, price, (one, other) => {
        const scale = roundScale(Math.min(one, other), Math.max(one, other));
        expect(roundScale(scale.low, scale.high)).toEqual(scale);
      }),
    );
  });

  it.each([
    [-Infinity, Infinity],
    [0, Infinity],
    [Infinity, -Infinity],
    [NaN, 1],
  ])('has no ticks from %d to %d', (low, high) => expect(roundScale(low, high).ticks).toEqual([]));
});

/** 2 to 7 finite ticks in ascending order. */
function expectRound(ticks: readonly number[]): void {
  expect(ticks.length).toBeGreaterThanOrEqual(2);
  expect(ticks.length).toBeLessThanOrEqual(7);
  expect(ticks.every(Number.isFinite)).toBe(true);
  expect(ticks.every((tick, index) => index === 0 || tick > (ticks[index - 1] ?? NaN))).toBe(true);
}
