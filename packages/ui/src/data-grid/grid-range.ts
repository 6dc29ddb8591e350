import type { Position } from './grid-keys.ts';

/** A rectangle of cells, both ends included. */
export type CellRange = {
  rows: readonly [first: number, last: number];
  columns: readonly [first: number, last: number];
};

export function rangeBetween(one: Position, other: Position): CellRange {
  return { rows: ordered(one.row, other.row), columns: ordered(one.column, other.column) };
}

const ordered = (one: number, other: number): readonly [number, number] => (one <= other ? [one, other] : [other, one]);

/** Text that a spreadsheet pastes into cells: tabs between cells, quotes around what would break them. */
export function tabSeparated(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map(quoted).join('\t')).join('\n');
}

const quoted = (text: string): string => (/[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
