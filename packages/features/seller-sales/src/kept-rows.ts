/** Rows by index; `to` is not included. */
export type RowRange = { from: number; to: number };

/** Rows that are here, the first of them at the index `first`. */
type Rows<Row> = { first: number; rows: readonly Row[] };

/**
 * The rows of a range to load beside those that are kept; undefined if all must be: nothing is kept of one end of the range, or nothing
 * is missing, so that rows which are asked for again are new.
 */
export function missingRows({ from, to }: RowRange, { first, rows }: Rows<unknown>): RowRange | undefined {
  const end = first + rows.length;
  if (first <= from && from < end && end < to) return { from: end, to };
  if (from < first && first < to && to <= end) return { from, to: first };
  return undefined;
}

/** The rows of a range, of which a part is kept and the other was found. */
export function joinRows<Row, Found extends { first: number; rows: Row[] }>(
  { from, to }: RowRange,
  kept: Rows<Row>,
  found: Found,
): Found {
  const keptRows = kept.rows.slice(Math.max(0, from - kept.first), Math.max(0, to - kept.first));
  const isAfter = found.first > from;
  return { ...found, first: from, rows: isAfter ? [...keptRows, ...found.rows] : [...found.rows, ...keptRows] };
}
