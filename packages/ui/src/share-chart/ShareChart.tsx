import { arc, type PieArcDatum, pie } from 'd3-shape';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { type ChartNumberFormat, type ChartTexts, valueFormatter } from '../chart/chart-model.ts';
import { ChartFrame } from '../chart/ChartFrame.tsx';
import { fillOf, SeriesPatterns, SeriesSwatch } from '../chart/series-patterns.tsx';
import { useRovingPoints } from '../chart/use-roving-points.ts';
import { shareChartRules } from './share-chart.styles.ts';
import { type Localised, useLocale } from '../ui-locale/use-locale.ts';

/** A part of the whole; values are not negative. */
export type SharePart = { label: string; value: number };

export type ShareChartProps = Omit<ComponentPropsWithoutRef<'figure'>, 'title' | 'children'> &
  Localised<ChartNumberFormat> & {
    label: string;
    description?: string | undefined;
    /** From the greatest to the least reads best. More than six cannot be told apart: sum the rest up. */
    items: readonly SharePart[];
    /** In the middle: the whole, with its unit. */
    total?: ReactNode;
    /** `value` heads the column of values in the table. */
    texts: ChartTexts & { value: string };
  };

const Root = styled.figure`
  ${shareChartRules}
`;

const slices = pie<SharePart>()
  .value(({ value }) => Math.max(0, value))
  .sortValues(null);
const toPath = arc<PieArcDatum<SharePart>>().innerRadius(30).outerRadius(50);

/** Parts of a whole: a ring, and beside it each part with its value and share, which can be focused to find it in the ring. */
export const ShareChart = forwardRef<HTMLElement, ShareChartProps>(function ShareChart(
  { label: title, description, items: parts, total, texts, locale: ownLocale, format, ...rest },
  ref,
) {
  const locale = useLocale(ownLocale);
  const id = useId();
  const write = valueFormatter({ locale, format });
  const share = valueFormatter({ locale, format: { style: 'percent', maximumFractionDigits: 1 } });
  const sum = parts.reduce((all, { value }) => all + Math.max(0, value), 0);
  const shareOf = (value: number) => share.full(sum > 0 ? value / sum : 0);
  const { areaProps, pointProps } = useRovingPoints(parts.length);
  const series = [{ label: texts.value, values: parts.map(({ value }) => value) }];
  const categories = parts.map(({ label: name }) => name);
  return (
    <Root ref={ref} aria-labelledby={`${id}-title`} {...rest} data-ui="ShareChart">
      <ChartFrame {...{ id, title, description, series, categories, texts }} legend={undefined} write={write.full}>
        <div className="ps-share-area" {...areaProps} role="group" aria-label={title}>
          <div className="ps-share-ring">
            <svg viewBox="-51 -51 102 102" aria-hidden="true">
              <SeriesPatterns chartId={id} count={parts.length} />
              {slices([...parts]).map((slice, index) => (
                <path key={slice.data.label} d={toPath(slice) ?? undefined} fill={fillOf(id, index)} />
              ))}
            </svg>
            {total ? <div className="ps-share-total">{total}</div> : null}
          </div>
          <ul className="ps-share-parts">
            {parts.map(({ label: name, value }, index) => (
              <li key={name}>
                <div {...pointProps(index)} role="img" aria-label={`${name}: ${write.full(value)}, ${shareOf(value)}`}>
                  <SeriesSwatch chartId={id} index={index} kind="fill" />
                  <span className="ps-share-name">{name}</span>
                  <bdi>{write.full(value)}</bdi>
                  <bdi className="ps-share-percent">{shareOf(value)}</bdi>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </ChartFrame>
    </Root>
  );
});
