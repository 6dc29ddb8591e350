import { type ComponentPropsWithoutRef, forwardRef, useId } from 'react';
import { styled } from 'styled-components';
import { type ChartNumberFormat, type ChartSeries, type ChartTexts, valueFormatter } from '../chart/chart-model.ts';
import { bandScale, stackEnds, valueScale, valuesOf } from '../chart/chart-scale.ts';
import { chartRules, plotRules } from '../chart/chart.styles.ts';
import { ChartFrame } from '../chart/ChartFrame.tsx';
import { Plot } from '../chart/Plot.tsx';
import { fillOf } from '../chart/series-patterns.tsx';
import { type Bar, groupedBars, stackedBars } from './bars.ts';
import { type Localised, useLocale } from '../ui-locale/use-locale.ts';

export type BarChartProps = Omit<ComponentPropsWithoutRef<'figure'>, 'title' | 'children'> &
  Localised<ChartNumberFormat> & {
    label: string;
    description?: string | undefined;
    /** What is compared, named as it shall be read. Each name once. */
    categories: readonly string[];
    series: readonly ChartSeries[];
    texts: ChartTexts;
    /** Several series stand beside each other, or on top of each other where their sum means something. @default 'grouped' */
    arrangement?: 'grouped' | 'stacked' | undefined;
  };

const Root = styled.figure`
  ${chartRules}
  ${plotRules}

  & .ps-chart-bar {
    stroke: var(--ps-series-ground);
    stroke-width: 1;
  }

  @media (forced-colors: active) {
    & .ps-chart-bar {
      stroke: CanvasText;
    }
  }
`;

/** Values side by side, from zero. Drawn on the server; each category can be focused, and the numbers stand below. */
export const BarChart = forwardRef<HTMLElement, BarChartProps>(function BarChart(
  { label: title, description, categories, series, texts, locale: ownLocale, format, arrangement = 'grouped', ...rest },
  ref,
) {
  const locale = useLocale(ownLocale);
  const id = useId();
  const write = valueFormatter({ locale, format });
  const isStacked = arrangement === 'stacked';
  const ends = isStacked ? stackEnds(series, categories.length) : valuesOf(series);
  const scale = valueScale(ends, { fromZero: true });
  const band = bandScale(categories.length);
  const bars = isStacked ? stackedBars(series, categories.length) : groupedBars(series, categories.length);
  const toRect = ({ category, seriesIndex, from, to, lane, laneCount }: Bar) => {
    const lower = scale.percent(Math.min(from, to));
    const upper = scale.percent(Math.max(from, to));
    const width = band.width / laneCount;
    return (
      <rect
        key={`${category} ${seriesIndex}`}
        className="ps-chart-bar"
        x={`${band.start(category) + lane * width}%`}
        y={`${100 - upper}%`}
        width={`${width}%`}
        height={`${upper - lower}%`}
        rx="2"
        fill={fillOf(id, seriesIndex)}
      />
    );
  };
  return (
    <Root ref={ref} aria-labelledby={`${id}-title`} {...rest} data-ui="BarChart">
      <ChartFrame {...{ id, title, description, series, categories, texts }} legend="fill" write={write.full}>
        <Plot {...{ id, series, categories, scale, write }} label={title} kind="fill">
          {bars.map(toRect)}
        </Plot>
      </ChartFrame>
    </Root>
  );
});
