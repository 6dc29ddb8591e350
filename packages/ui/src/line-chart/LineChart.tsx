import { line } from 'd3-shape';
import { type ComponentPropsWithoutRef, forwardRef, useId } from 'react';
import { styled } from 'styled-components';
import {
  type ChartNumberFormat,
  type ChartSeries,
  type ChartTexts,
  lookOf,
  valueFormatter,
} from '../chart/chart-model.ts';
import { valueScale, valuesOf } from '../chart/chart-scale.ts';
import { chartRules, plotRules } from '../chart/chart.styles.ts';
import { ChartFrame } from '../chart/ChartFrame.tsx';
import { Plot } from '../chart/Plot.tsx';
import { SeriesMarker } from '../chart/series-patterns.tsx';
import { type Localised, useLocale } from '../ui-locale/use-locale.ts';

export type LineChartProps = Omit<ComponentPropsWithoutRef<'figure'>, 'title' | 'children'> &
  Localised<ChartNumberFormat> & {
    label: string;
    description?: string | undefined;
    /** The points along the axis, named as they shall be read: "Jan", "15 June". Each name once. */
    categories: readonly string[];
    series: readonly ChartSeries[];
    texts: ChartTexts;
    /** Lines far above zero may leave it out to show how they move. @default false */
    isFromZero?: boolean | undefined;
  };

const Root = styled.figure`
  ${chartRules}
  ${plotRules}
`;

/** With more points than this, the line alone is clearer than a mark on each. */
const MAX_MARKERS = 24;

/** How values change along an axis, mostly time. Drawn on the server; each point can be focused, and the numbers stand below. */
export const LineChart = forwardRef<HTMLElement, LineChartProps>(function LineChart(
  { label: title, description, categories, series, texts, locale: ownLocale, format, isFromZero = false, ...rest },
  ref,
) {
  const locale = useLocale(ownLocale);
  const id = useId();
  const write = valueFormatter({ locale, format });
  const scale = valueScale(valuesOf(series), { fromZero: isFromZero });
  const step = 100 / Math.max(1, categories.length);
  const toPath = line<number | null>()
    .x((_, index) => (index + 0.5) * step)
    .y((value) => 100 - scale.percent(value ?? 0))
    .defined((value) => value !== null);
  return (
    <Root ref={ref} aria-labelledby={`${id}-title`} {...rest} data-ui="LineChart">
      <ChartFrame {...{ id, title, description, series, categories, texts }} legend="line" write={write.full}>
        <Plot {...{ id, series, categories, scale, write }} label={title} kind="line">
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" overflow="visible">
            {series.map(({ label: name, values }, index) => (
              <path key={name} className="ps-chart-line" data-look={lookOf(index)} d={toPath(values) ?? undefined} />
            ))}
          </svg>
          {series.map(({ label: name, values }, seriesIndex) =>
            values.map((value, index) =>
              value === null || !hasMarker(values, index) ? null : (
                <SeriesMarker
                  key={`${name} ${categories[index]}`}
                  look={lookOf(seriesIndex)}
                  x={`${(index + 0.5) * step}%`}
                  y={`${100 - scale.percent(value)}%`}
                />
              ),
            ),
          )}
        </Plot>
      </ChartFrame>
    </Root>
  );
});

/** A point between two gaps would not be seen without its mark. */
function hasMarker(values: readonly (number | null)[], index: number): boolean {
  const isAlone = (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null;
  return values.length <= MAX_MARKERS || isAlone;
}
