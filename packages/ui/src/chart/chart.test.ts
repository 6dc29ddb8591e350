import { describe, expect, it } from 'vitest';
import { valueFormatter } from './chart-model.ts';
import { labelSteps, stackEnds, valueScale } from './chart-scale.ts';

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
