import { lookOf } from './chart-model.ts';

/** Lines over a look's colour, so that it is told from the others without colour; the first look is plain. */
const MARKS: readonly (string | undefined)[] = [
  undefined,
  'M-2 2 l4 -4 M0 8 l8 -8 M6 10 l4 -4',
  'M0 4 h8',
  'M4 0 v8',
  'M-2 6 l4 4 M0 0 l8 8 M6 -2 l4 4',
  'M0 4 h8 M4 0 v8',
];

/** The fill of a look: an id of `SeriesPatterns`. */
export const fillOf = (chartId: string, index: number): string => `url(#${chartId}-look-${lookOf(index)})`;

/** The fills of so many series. Their colours are the chart's custom properties. */
export function SeriesPatterns({ chartId, count }: { chartId: string; count: number }) {
  return (
    <defs>
      {MARKS.slice(0, Math.max(1, count)).map((marks, look) => (
        <pattern
          key={marks ?? 'plain'}
          id={`${chartId}-look-${look}`}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          className="ps-chart-fill"
          data-look={look}
        >
          <rect width="8" height="8" />
          {marks === undefined ? null : <path d={marks} />}
        </pattern>
      ))}
    </defs>
  );
}

/** The sign of a series beside its name. */
export function SeriesSwatch({ chartId, index, kind }: { chartId: string; index: number; kind: 'fill' | 'line' }) {
  return (
    <svg className="ps-chart-swatch" data-look={lookOf(index)} viewBox="0 0 20 12" aria-hidden="true">
      {kind === 'fill' ? (
        <rect x="3" width="14" height="12" rx="2" fill={fillOf(chartId, index)} />
      ) : (
        <>
          <path className="ps-chart-line" d="M0 6 h20" />
          <SeriesMarker look={lookOf(index)} x={10} y={6} />
        </>
      )}
    </svg>
  );
}

/** A point of a line, in a shape of its own for each look. */
export function SeriesMarker({ look, x, y }: { look: number; x: number | string; y: number | string }) {
  const shapes = [
    'M-3.5 0 a3.5 3.5 0 1 0 7 0 a3.5 3.5 0 1 0 -7 0',
    'M-3.2 -3.2 h6.4 v6.4 h-6.4 z',
    'M0 -4.2 l4 7 h-8 z',
    'M0 -4.6 l4.6 4.6 l-4.6 4.6 l-4.6 -4.6 z',
    'M0 4.2 l4 -7 h-8 z',
    'M-3.5 0 a3.5 3.5 0 1 0 7 0 a3.5 3.5 0 1 0 -7 0',
  ];
  return (
    <svg x={x} y={y} overflow="visible" className="ps-chart-marker" data-look={look}>
      <path d={shapes[look]} data-hollow={look === 5 ? '' : undefined} />
    </svg>
  );
}
