/** A cell, from 0; the row of the heads is `HEAD`. */
export type Position = { row: number; column: number };

export const HEAD = -1;

/** The number of rows that Page up and Page down move by. */
const PAGE = 10;

type Key = { key: string; ctrlKey: boolean; metaKey: boolean };

type Extent = { rowCount: number; columnCount: number; isRightToLeft: boolean };

/** The cell that a key moves to; `undefined` for other keys. */
export function nextPosition(event: Key, { row, column }: Position, extent: Extent): Position | undefined {
  const { rowCount, columnCount, isRightToLeft } = extent;
  const isFar = event.ctrlKey || event.metaKey;
  const along = isRightToLeft ? -1 : 1;
  const last = rowCount - 1;
  const lastColumn = columnCount - 1;
  const targets: Record<string, Position> = {
    ArrowUp: { row: isFar ? Math.min(row, 0) : row - 1, column },
    ArrowDown: { row: isFar ? last : row + 1, column },
    ArrowLeft: { row, column: isFar ? (isRightToLeft ? lastColumn : 0) : column - along },
    ArrowRight: { row, column: isFar ? (isRightToLeft ? 0 : lastColumn) : column + along },
    Home: isFar ? { row: Math.min(0, last), column: 0 } : { row, column: 0 },
    End: isFar ? { row: last, column: lastColumn } : { row, column: lastColumn },
    // From the first row to the heads only by an arrow.
    PageUp: { row: Math.max(Math.min(row, 0), row - PAGE), column },
    PageDown: { row: row + PAGE, column },
  };
  const target = targets[event.key];
  return (
    target && {
      row: Math.min(last, Math.max(HEAD, target.row)),
      column: Math.min(lastColumn, Math.max(0, target.column)),
    }
  );
}
