import { scaleLinear } from '@visx/scale';
import type { ChartSeries } from './chart-model.ts';

/** Where values stand in the plot, in percent from its lower edge, and the round values that get a line. */
export type ValueScale = { percent: (value: number) => number; ticks: number[] };

const TICK_COUNT = 4;

/** A scale with round ends around all values. Bars need the zero in it; lines may leave it out where they are far above. */
export function valueScale(values: readonly number[], { fromZero }: { fromZero: boolean }): ValueScale {
  const least = Math.min(...values);
  const greatest = Math.max(...values);
  const isFarAboveZero = least > 0 && greatest - least < least / 2;
  const start = fromZero || !isFarAboveZero ? Math.min(0, least) : least;
  const end = Math.max(greatest, start === least && greatest === least ? least + 1 : 0);
  const scale = scaleLinear<number>({ domain: [start, end], range: [0, 100], nice: TICK_COUNT });
  return { percent: (value) => scale(value), ticks: scale.ticks(TICK_COUNT) };
}

/** All values there are. */
export function valuesOf(series: readonly ChartSeries[]): number[] {
  return series.flatMap(({ values }) => values.filter((value): value is number => value !== null));
}

/** For each category the sum below and above zero: the ends of stacked bars. */
export function stackEnds(series: readonly ChartSeries[], categoryCount: number): number[] {
  return Array.from({ length: categoryCount }, (_, index) => index).flatMap((index) => {
    const column = series.map(({ values }) => values[index] ?? 0);
    return [
      column.reduce((sum, value) => sum + Math.max(0, value), 0),
      column.reduce((sum, value) => sum + Math.min(0, value), 0),
    ];
  });
}

/** Pixels that a letter of the axis takes, and the room that a phone and a page have. */
const LETTER = 7;
const GAP = 14;
const PHONE_WIDTH = 290;
const PAGE_WIDTH = 620;

/** So few categories keep all their names, broken where they are too long: bars without a name say nothing. */
const MAX_ALWAYS_NAMED = 8;

/** Every how many categories a name fits under the plot, word under word, without measuring: on a phone, and elsewhere. */
export function labelSteps(categories: readonly string[], kind: 'fill' | 'line'): { phone: number; page: number } {
  if (kind === 'fill' && categories.length <= MAX_ALWAYS_NAMED) return { phone: 1, page: 1 };
  const longest = Math.max(0, ...categories.flatMap((category) => category.split(' ').map((word) => word.length)));
  const needed = categories.length * (longest * LETTER + GAP);
  return { phone: Math.max(1, Math.ceil(needed / PHONE_WIDTH)), page: Math.max(1, Math.ceil(needed / PAGE_WIDTH)) };
}
