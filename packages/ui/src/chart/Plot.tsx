import type { CSSProperties, ReactNode } from 'react';
import type { ChartSeries, valueFormatter } from './chart-model.ts';
import { labelSteps, type ValueScale } from './chart-scale.ts';
import { writeOrDash } from './ChartFrame.tsx';
import { DirectLabels } from './DirectLabels.tsx';
import { SeriesPatterns, SeriesSwatch } from './series-patterns.tsx';
import { useRovingPoints } from './use-roving-points.ts';

type PlotProps = {
  id: string;
  label: string;
  series: readonly ChartSeries[];
  categories: readonly string[];
  scale: ValueScale;
  write: ReturnType<typeof valueFormatter>;
  kind: 'fill' | 'line';
  /** The marks, in percent of the plot from its inline start and upper edge; drawn mirrored right-to-left. */
  children: ReactNode;
};

/**
 * The axes, and over the marks a band for each category that can be pointed at and focused and then says its values. Nothing is
 * measured: names are text of the page beside the drawing, and the drawing stretches.
 */
export function Plot({ id, label, series, categories, scale, write, kind, children }: PlotProps) {
  const { areaProps, pointProps } = useRovingPoints(categories.length);
  const steps = labelSteps(categories, kind);
  const writeTick = write.forAxis(scale.ticks);
  const band = 100 / Math.max(1, categories.length);
  const { ticks } = scale;
  return (
    <div className="ps-chart-area">
      <div className="ps-chart-values" aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick} style={{ '--ps-at': `${scale.percent(tick)}%` } as CSSProperties}>
            {writeTick(tick)}
          </span>
        ))}
      </div>
      <div className="ps-chart-plot" {...areaProps} role="group" aria-label={label}>
        <svg className="ps-chart-marks" aria-hidden="true">
          <SeriesPatterns chartId={id} count={series.length} />
          {ticks.map((tick) => (
            <line
              key={tick}
              className={tick === 0 ? 'ps-chart-zero' : 'ps-chart-grid'}
              x1="0"
              x2="100%"
              y1={`${100 - scale.percent(tick)}%`}
              y2={`${100 - scale.percent(tick)}%`}
            />
          ))}
          {children}
        </svg>
        {categories.map((category, index) => (
          <div
            key={category}
            role="img"
            {...pointProps(index)}
            className="ps-chart-band"
            aria-label={spoken(category, series, index, write.full)}
            data-side={index < categories.length / 2 ? 'start' : 'end'}
            style={{ '--ps-at': `${index * band}%`, '--ps-band': `${band}%` } as CSSProperties}
          >
            <div className="ps-chart-tip" aria-hidden="true">
              <strong>{category}</strong>
              {series.map(({ label: name, values }, seriesIndex) => (
                <span key={name}>
                  <SeriesSwatch chartId={id} index={seriesIndex} kind={kind} />
                  <span>{name}</span>
                  <bdi>{writeOrDash(values[index], write.full)}</bdi>
                </span>
              ))}
            </div>
          </div>
        ))}
      </div>
      {kind === 'line' && series.length > 1 ? <DirectLabels series={series} scale={scale} /> : null}
      <div
        className="ps-chart-categories"
        aria-hidden="true"
        data-page={steps.page > 1 ? '' : undefined}
        data-phone={steps.phone > 1 ? '' : undefined}
      >
        {categories.map((category, index) => (
          <span
            key={category}
            data-page={index % steps.page === 0 ? '' : undefined}
            data-phone={index % steps.phone === 0 ? '' : undefined}
          >
            {category}
          </span>
        ))}
      </div>
    </div>
  );
}

/** "March: Sales 124 300 ₽, Returns 8 200 ₽". */
function spoken(
  category: string,
  series: readonly ChartSeries[],
  index: number,
  write: (value: number) => string,
): string {
  return `${category}: ${series.map(({ label: name, values }) => `${name} ${writeOrDash(values[index], write)}`).join(', ')}`;
}
