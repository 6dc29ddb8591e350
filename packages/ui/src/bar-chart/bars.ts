import type { ChartSeries } from '../chart/chart-model.ts';

/** A bar from one value to another, in a lane of its category. */
export type Bar = { category: number; seriesIndex: number; from: number; to: number; lane: number; laneCount: number };

/** Each series has a lane of its own; bars begin at zero. */
export function groupedBars(series: readonly ChartSeries[], categoryCount: number): Bar[] {
  return eachValue(series, categoryCount).map(({ category, seriesIndex, value }) => ({
    category,
    seriesIndex,
    from: 0,
    to: value,
    lane: seriesIndex,
    laneCount: series.length,
  }));
}

/** Bars stand on those before them, below zero on those below zero. */
export function stackedBars(series: readonly ChartSeries[], categoryCount: number): Bar[] {
  const tops = new Map<string, number>();
  return eachValue(series, categoryCount).map(({ category, seriesIndex, value }) => {
    const side = `${category} ${value < 0}`;
    const from = tops.get(side) ?? 0;
    tops.set(side, from + value);
    return { category, seriesIndex, from, to: from + value, lane: 0, laneCount: 1 };
  });
}

/** The values there are, category by category. */
function eachValue(series: readonly ChartSeries[], categoryCount: number) {
  return Array.from({ length: categoryCount }, (_, category) => category).flatMap((category) =>
    series.flatMap(({ values }, seriesIndex) => {
      const value = values[category];
      return value === null || value === undefined ? [] : [{ category, seriesIndex, value }];
    }),
  );
}
