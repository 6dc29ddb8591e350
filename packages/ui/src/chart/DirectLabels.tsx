import type { CSSProperties } from 'react';
import { type ChartSeries, lookOf } from './chart-model.ts';
import { labelPlaces, type ValueScale } from './chart-scale.ts';

/** The names of the lines where they end. Narrow charts have a legend instead. */
export function DirectLabels({ series, scale }: { series: readonly ChartSeries[]; scale: ValueScale }) {
  const ends = series.map(({ values }) => values.findLast((value) => value !== null) ?? 0);
  const places = labelPlaces(ends.map(scale.percent));
  return (
    <div className="ps-chart-names" aria-hidden="true">
      {series.map(({ label }, index) => (
        <span key={label} data-look={lookOf(index)} style={{ '--ps-at': `${places[index]}%` } as CSSProperties}>
          {label}
        </span>
      ))}
    </div>
  );
}
