import { expect, it } from 'vitest';
import { groupedBars, stackedBars } from './bars.ts';

const series = [
  { label: 'Розница', values: [10, null] },
  { label: 'Опт', values: [5, 2] },
  { label: 'Возвраты', values: [-3, -1] },
];

it('puts the series of a category beside each other', () => {
  expect(groupedBars(series, 2).slice(0, 2)).toEqual([
    { category: 0, seriesIndex: 0, from: 0, to: 10, lane: 0, laneCount: 3 },
    { category: 0, seriesIndex: 1, from: 0, to: 5, lane: 1, laneCount: 3 },
  ]);
});

it('piles them up from zero in both directions and skips what is missing', () => {
  const ends = stackedBars(series, 2).map(({ category, from, to }) => [category, from, to]);
  expect(ends).toEqual([
    [0, 0, 10],
    [0, 10, 15],
    [0, 0, -3],
    [1, 0, 2],
    [1, 0, -1],
  ]);
});
