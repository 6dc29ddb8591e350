import type { ReactNode } from 'react';
import type { ChartSeries, ChartTexts } from './chart-model.ts';
import { ChevronDown } from '../icons.ts';
import { SeriesSwatch } from './series-patterns.tsx';

type ChartFrameProps = {
  id: string;
  title: ReactNode;
  description: ReactNode;
  series: readonly ChartSeries[];
  /** The sign of the series in the legend; none where the chart names its parts itself. */
  legend: 'fill' | 'line' | undefined;
  categories: readonly string[];
  texts: ChartTexts;
  write: (value: number) => string;
  children: ReactNode;
};

/** Around every chart: its title, the legend, and the same numbers as a table. */
export function ChartFrame({ id, title, description, series, legend, children, ...table }: ChartFrameProps) {
  const isEmpty = series.every(({ values }) => values.every((value) => value === null));
  return (
    <>
      <figcaption className="ps-chart-caption" id={`${id}-title`}>
        <strong>{title}</strong>
        {description ? <span>{description}</span> : null}
      </figcaption>
      {legend && series.length > 1 && !isEmpty ? (
        <ul className="ps-chart-legend" data-kind={legend} aria-hidden="true">
          {series.map(({ label: name }, index) => (
            <li key={name}>
              <SeriesSwatch chartId={id} index={index} kind={legend} />
              {name}
            </li>
          ))}
        </ul>
      ) : null}
      {isEmpty ? (
        <p className="ps-chart-empty">{table.texts.empty}</p>
      ) : (
        <>
          {children}
          <ChartTable titleId={`${id}-title`} series={series} {...table} />
        </>
      )}
    </>
  );
}

type ChartTableProps = Pick<ChartFrameProps, 'series' | 'categories' | 'texts' | 'write'> & { titleId: string };

/** The numbers behind the picture, for those who do not see it or want to copy them. */
function ChartTable({ titleId, series, categories, texts, write }: ChartTableProps) {
  return (
    <details className="ps-chart-numbers">
      <summary>
        {texts.table}
        <ChevronDown />
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reached by keyboard */}
      <div role="region" aria-labelledby={titleId} tabIndex={0}>
        <table aria-labelledby={titleId}>
          <thead>
            <tr>
              <th scope="col">{texts.category}</th>
              {series.map(({ label: name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {categories.map((category, index) => (
              <tr key={category}>
                <th scope="row">{category}</th>
                {series.map(({ label: name, values }) => (
                  <td key={name}>{writeOrDash(values[index], write)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

/** A value, or a dash where there is none. */
export function writeOrDash(value: number | null | undefined, write: (value: number) => string): string {
  return value === null || value === undefined ? '—' : write(value);
}
