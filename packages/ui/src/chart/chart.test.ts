import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { valueFormatter } from './chart-model.ts';
import { bandScale, labelPlaces, labelSteps, stackEnds, valueScale } from './chart-scale.ts';

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

  it.each([
    { name: 'no values as 0', values: [], bars: [0, 0.2, 0.4, 0.6, 0.8, 1], lines: [0, 0.2, 0.4, 0.6, 0.8, 1] },
    { name: 'one value', values: [7], bars: [0, 2, 4, 6, 8], lines: [7, 7.2, 7.4, 7.6, 7.8, 8] },
    { name: 'equal values', values: [40, 40], bars: [0, 10, 20, 30, 40], lines: [40, 40.2, 40.4, 40.6, 40.8, 41] },
    { name: 'negative values', values: [-7, -3], bars: [-8, -6, -4, -2, 0], lines: [-8, -6, -4, -2, 0] },
    { name: 'equal negative values', values: [-7, -7], bars: [-8, -6, -4, -2, 0], lines: [-8, -6, -4, -2, 0] },
    {
      name: 'finite values alone',
      values: [NaN, 3, Infinity, -Infinity],
      bars: [0, 1, 2, 3],
      lines: [3, 3.2, 3.4, 3.6, 3.8, 4],
    },
    {
      name: 'no finite values as 0',
      values: [NaN, Infinity],
      bars: [0, 0.2, 0.4, 0.6, 0.8, 1],
      lines: [0, 0.2, 0.4, 0.6, 0.8, 1],
    },
  ])('takes $name', ({ values, bars, lines }) => {
    expect(valueScale(values, { fromZero: true }).ticks).toEqual(bars);
    expect(valueScale(values, { fromZero: false }).ticks).toEqual(lines);
  });

  it('has few lines from its lower to its upper edge, and every value between them', () => {
    fc.assert(
      fc.property(fc.array(fc.double(), { maxLength: 5 }), fc.boolean(), (values, fromZero) => {
        const { percent, ticks } = valueScale(values, { fromZero });
        expect(ticks.length).toBeLessThanOrEqual(7);
        expect(ticks.every(Number.isFinite)).toBe(true);
        expect([percent(ticks[0] ?? NaN), percent(ticks.at(-1) ?? NaN)]).toEqual([0, 100]);
        for (const value of values.filter((each) => Math.abs(each) <= 1e300)) {
          expect(percent(value)).toBeGreaterThan(-1e-3);
          expect(percent(value)).toBeLessThan(100 + 1e-3);
        }
      }),
    );
  });
});

describe('bandScale', () => {
  it('has bars in the middle of columns of one width', () => {
    const { start, width } = bandScale(4);
    expect(width).toBeCloseTo(16.25);
    expect(start(0) + width / 2).toBeCloseTo(12.5);
    expect(start(3) + width / 2).toBeCloseTo(87.5);
  });

  it('is finite without categories', () => expect(bandScale(0).width).toBe(65));
});

it('sums stacked bars on both sides of zero', () => {
  const series = [
    { label: 'Продажи', values: [10, null] },
    { label: 'Возвраты', values: [-3, -1] },
    { label: 'Опт', values: [5, 2] },
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
  const { full, forAxis } = valueFormatter({ locale: 'ar-EG' });
  expect(full(124_300)).toBe('124,300');
  expect(forAxis([2000])(2000)).toMatch(/^2/);
});

describe('forAxis', () => {
  const axis = (locale: string, ticks: number[]) => {
    const write = valueFormatter({ locale }).forAxis(ticks);
    return ticks.map((tick) => write(tick).replaceAll(/\s/g, ' '));
  };

  it.each([
    ['ru', [0, 500, 1000], ['0', '500', '1 000']],
    ['ru', [0, 400_000, 800_000], ['0', '400 тыс.', '800 тыс.']],
    ['ru', [0, 500_000, 1_000_000], ['0', '0,5 млн', '1 млн']],
    ['ja', [0, 500_000, 1_000_000], ['0', '50万', '100万']],
    ['en', [-20_000, 0, 20_000], ['-20K', '0', '20K']],
  ])('writes an axis in one unit (%s, %j)', (locale, ticks, texts) => {
    expect(axis(locale, ticks)).toEqual(texts);
  });
});

describe('labelPlaces', () => {
  it('keeps names apart in the order of their lines', () => {
    expect(labelPlaces([50, 10, 90])).toEqual([50, 10, 90]);
    const [first = 0, second = 0] = labelPlaces([50, 52]);
    expect(second - first).toBeGreaterThanOrEqual(8);
  });
});
