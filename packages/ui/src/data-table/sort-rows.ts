import type { DataColumn, TableSort } from './table-model.ts';

type Keyed<Row> = { row: Row; value: string | number | null };

/**
 * A sorted copy of the rows: numbers by value, texts by the locale's collation ("W 9" before "W 10"). The sort is stable; rows
 * without a value come last.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  sort: TableSort | undefined,
  locale: string,
): readonly Row[] {
  const sortValue = columns.find(({ id }) => id === sort?.columnId)?.sortValue;
  if (!sort || !sortValue) return rows;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const compare = textOrder(locale);
  const keyed = rows.map((row): Keyed<Row> => ({ row, value: sortValue(row) }));
  keyed.sort((first, second) => compareKeyed(first.value, second.value, sign, compare));
  return keyed.map(({ row }) => row);
}

type CompareTexts = (first: string, second: string) => number;

function compareKeyed(
  first: string | number | null,
  second: string | number | null,
  sign: 1 | -1,
  compareTexts: CompareTexts,
): number {
  if (first === null || second === null) return Number(first === null) - Number(second === null);
  return sign * compareValues(first, second, compareTexts);
}

/** Numbers by value, anything else as texts. */
export function compareValues(first: string | number, second: string | number, compareTexts: CompareTexts): number {
  if (typeof first === 'number' && typeof second === 'number') return first - second;
  return compareTexts(String(first), String(second));
}

/** How texts are compared: as the locale does, with the numbers in them by value. */
export const textOrder = (locale: string): CompareTexts => new Intl.Collator(locale, { numeric: true }).compare;
