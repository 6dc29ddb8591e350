import type { ChartSeries } from './chart-model.ts';
import { roundScale } from './round-scale.ts';

/** Where values stand in the plot, in percent from its lower edge, and the round values that get a line. */
export type ValueScale = { percent: (value: number) => number; ticks: number[] };

/** Values further from zero do not count: round ends beyond them could overflow. */
const FURTHEST = 1e300;

/**
 * A scale with round ends around all finite values, or around 0 where there are none. Bars need the zero in it; lines may leave it out
 * where they are far above.
 */
export function valueScale(values: readonly number[], { fromZero }: { fromZero: boolean }): ValueScale {
  const counted = values.filter((value) => Math.abs(value) <= FURTHEST);
  const [least, greatest] = counted.length > 0 ? [Math.min(...counted), Math.max(...counted)] : [0, 0];
  const isFarAboveZero = least > 0 && greatest - least < least / 2;
  const start = fromZero || !isFarAboveZero ? Math.min(0, least) : least;
  const end = Math.max(0, greatest);
  const { low, high, ticks } = roundScale(start, start === end ? start + 1 : end);
  return { percent: (value) => ((value - low) / (high - low)) * 100, ticks };
}

/** Where the bars of a category stand, in percent of the plot from its inline start. */
export type BandScale = { start: (index: number) => number; width: number };

/** How much of its column the bars of a category fill; the rest is on both sides of them. */
const FILLED = 0.65;

/** Columns of one width, one per category. */
export function bandScale(categoryCount: number): BandScale {
  const column = 100 / Math.max(1, categoryCount);
  return { start: (index) => (index + (1 - FILLED) / 2) * column, width: column * FILLED };
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

/** The least distance between two names beside the plot, in percent of its height. */
const NAME_DISTANCE = 8;

/** Where names stand beside the ends of their lines, moved apart where they would cover each other. Percent. */
export function labelPlaces(ends: readonly number[]): number[] {
  const places = [...ends];
  const downwards = ends.map((_, index) => index).toSorted((one, other) => (ends[other] ?? 0) - (ends[one] ?? 0));
  let limit = Infinity;
  for (const index of downwards) {
    places[index] = Math.min(ends[index] ?? 0, limit);
    limit = places[index] - NAME_DISTANCE;
  }
  return places;
}
