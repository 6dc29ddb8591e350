import type { GridRows } from './grid-model.ts';
import { type CellRange, tabSeparated } from './grid-range.ts';
import type { Grid, ShownColumn } from './use-grid.ts';

/** The cells of a range as text for a spreadsheet; without groups and without rows that are not loaded. */
export function copyOf<Row extends object>(
  grid: Pick<Grid<Row>, 'columns' | 'entryAt'> & { loaded: GridRows },
  { rows, columns }: CellRange,
): { text: string; rowCount: number; columnCount: number } | undefined {
  const copied = grid.columns.slice(Math.max(0, columns[0]), columns[1] + 1);
  const lines: string[][] = [];
  for (let index = Math.max(rows[0], grid.loaded.from); index <= Math.min(rows[1], grid.loaded.to - 1); index += 1) {
    const entry = grid.entryAt(index);
    if (entry.kind === 'row') lines.push(copied.map((column) => textOf(column, entry.row)));
  }
  if (lines.length === 0 || copied.length === 0) return undefined;
  return { text: tabSeparated(lines), rowCount: lines.length, columnCount: copied.length };
}

function textOf<Row>({ copyText, value }: ShownColumn<Row>, row: Row): string {
  return copyText?.(row) ?? String(value?.(row) ?? '');
}
