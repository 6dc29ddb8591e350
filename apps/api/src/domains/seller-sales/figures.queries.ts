import type { SalesFigures } from '@partshop/api-client/contract';

/** The figures by their columns in the tables of days and months. */
const COLUMNS: Record<keyof SalesFigures, string> = {
  views: 'views',
  adds: 'adds',
  orders: 'orders',
  pieces: 'pieces',
  sum: 'sum',
  cancelled: 'cancelled',
  cancelledSum: 'cancelled_sum',
  returned: 'returned',
  returnedSum: 'returned_sum',
};

/** Every column of figures. */
export const FIGURE_COLUMNS: readonly string[] = Object.values(COLUMNS);

/** The sums of these columns of rows of days or months, zero without any row. */
export const sumsOf = (columns: readonly string[]): string =>
  columns.map((column) => `coalesce(sum(${column}), 0)::bigint as ${column}`).join(', ');

/** A JSON object of the figures of a row. */
export const FIGURES_JSON = `json_build_object(${Object.entries(COLUMNS)
  .map(([name, column]) => `'${name}', coalesce(${column}, 0)`)
  .join(', ')})`;
