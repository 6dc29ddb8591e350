import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { valueFormatter } from './chart-model.ts';
import { labelSteps, stackEnds, valueScale } from './chart-scale.ts';
import { roundScale } from './round-scale.ts';

describe('roundScale', () => {
  it.each([
    [0, 7, [0, 2, 4, 6, 8]],
    [0, 1, [0, 0.2, 0.4, 0.6, 0.8, 1]],
    [0, 0.3, [0, 0.1, 0.2, 0.3]],
    [-40, 60, [-40, -20, 0, 20, 40, 60]],
    [0, 98_000, [0, 20_000, 40_000, 60_000, 80_000, 100_000]],
    [960, 1000, [960, 970, 980, 990, 1000]],
    [5, 5, [5]],
  ])('from %d to %d', (low, high, ticks) => expect(roundScale(low, high, 4).ticks).toEqual(ticks));

  it('has round ends around any span, and its lines at even steps between them', () => {
    const value = fc.double({ min: -1e6, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(value, fc.double({ min: 1e-3, max: 1e6, noNaN: true }), (start, span) => {
        const { low, high, ticks } = roundScale(start, start + span, 4);
        expect(low).toBeLessThanOrEqual(start + span * 1e-6);
        expect(high).toBeGreaterThanOrEqual((start + span) * (1 - Math.sign(start + span) * 1e-9));
        expect([ticks[0], ticks.at(-1)]).toEqual([low, high]);
        expect(ticks.length).toBeGreaterThan(2);
        expect(ticks.length).toBeLessThan(9);
      }),
    );
  });
});

describe('valueScale', () => {
  it('begins at zero for bars and ends at a round value', () => {
    const { ticks, percent } = valueScale([420, 980], { fromZero: true });
    expect(ticks).toEqual([0, 200, 400, 600, 800, 1000]);
    expect(percent(0)).toBe(0);
    expect(percent(1000)).toBe(100);
  });

  it('leaves zero out for lines far above it', () => {
    expect(valueScale([960, 1000], { fromZero: false }).ticks[0]).toBeGreaterThan(900);
    expect(valueScale([100, 1000], { fromZero: false }).ticks[0]).toBe(0);
  });

  it('has room below zero', () => {
    const { percent } = valueScale([-40, 60], { fromZero: true });
    expect(percent(-40)).toBe(0);
    expect(percent(0)).toBe(40);
  });

  it.each([[[]], [[0]], [[7, 7]]])('stays finite for %j', (values: number[]) => {
    const { percent, ticks } = valueScale(values, { fromZero: true });
    expect(Number.isFinite(percent(0))).toBe(true);
    expect(ticks.length).toBeGreaterThan(0);
  });
});

it('sums stacked bars on both sides of zero', () => {
  const series = [
    { name: 'Продажи', values: [10, null] },
    { name: 'Возвраты', values: [-3, -1] },
    { name: 'Опт', values: [5, 2] },
  ];
  expect(stackEnds(series, 2)).toEqual([15, -3, 2, -1]);
});

it('leaves out names that would not fit', () => {
  expect(labelSteps(['янв', 'фев', 'мар'], 'line')).toEqual({ phone: 1, page: 1 });
  expect(
    labelSteps(
      Array.from({ length: 30 }, () => '15.06'),
      'fill',
    ),
  ).toEqual({ phone: 6, page: 3 });
});

it('names every one of a few bars', () => {
  expect(
    labelSteps(
      Array.from({ length: 8 }, () => 'Электрооборудование'),
      'fill',
    ),
  ).toEqual({ phone: 1, page: 1 });
});

it('writes axes short and values in full, in Latin digits', () => {
  const { full, compact } = valueFormatter({ locale: 'ar-EG' });
  expect(full(124_300)).toBe('124,300');
  expect(compact(2000)).toMatch(/^2/);
});
