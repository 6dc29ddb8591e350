import type { CSSProperties } from 'react';
import { WIDTHS } from './grid-view.ts';
import type { ShownColumn } from './use-grid.ts';

/** Pixels, unless a visitor chose others. */
const REM = 16;

type Sized = Pick<ShownColumn<never>, 'id' | 'width' | 'side'>;

/**
 * The widths of the columns and the places of the pinned ones, as custom properties. One column takes what is left in a wide grid: the
 * widest whose width nobody has chosen.
 */
export function columnSizes(
  columns: readonly Sized[],
  widths: Readonly<Record<string, number>>,
  hasChecks: boolean,
): {
  table: CSSProperties;
  columns: (CSSProperties | undefined)[];
  /** The widths as attributes, for markup without styles. */
  pixels: number[];
} {
  const sizes = columns.map(({ id, width }) => widths[id] ?? width ?? WIDTHS.usual);
  const sum = (from: number, to: number, side: Sized['side']) =>
    sizes.slice(from, to).reduce((total, size, at) => (columns[from + at]?.side === side ? total + size : total), 0);
  const checks = hasChecks ? 'var(--ps-check-column)' : '0px';
  const pins = columns.flatMap(({ side }, position): [string, string][] => {
    if (side === 'start') return [[`--ps-pin-${position}`, `calc(${checks} + ${sum(0, position, side)}rem)`]];
    if (side === 'end') return [[`--ps-pin-${position}`, `${sum(position + 1, columns.length, side)}rem`]];
    return [];
  });
  const total = `calc(${checks} + ${sizes.reduce((all, size) => all + size, 0)}rem)`;
  const free = columns.flatMap(({ id, side }, position) => (side || widths[id] !== undefined ? [] : [position]));
  const elastic = free.reduce((widest, position) => (isWider(sizes, position, widest) ? position : widest), -1);
  return {
    pixels: sizes.map((size) => Math.round(size * REM)),
    table: {
      '--ps-table-width': total,
      '--ps-grid-size': elastic === -1 ? total : '100%',
      '--ps-pinned-start': `calc(${checks} + ${sum(0, columns.length, 'start')}rem)`,
      '--ps-pinned-end': `${sum(0, columns.length, 'end')}rem`,
      ...Object.fromEntries(pins),
    } as CSSProperties,
    columns: sizes.map((size, position) =>
      position === elastic ? undefined : ({ '--ps-column': `${size}rem` } as CSSProperties),
    ),
  };
}

const isWider = (sizes: readonly number[], one: number, other: number): boolean =>
  (sizes[one] ?? 0) > (sizes[other] ?? 0);
