import { BYTE_ORDER_MARK, csvLine } from '../../platform/values/csv.ts';

/** A table as a CSV file that spreadsheets of a locale open: with its decimal mark, and the separator that fits it. */
export function csvOf(rows: readonly (readonly (string | number)[])[], locale: string): string {
  const decimal = decimalMarkOf(locale);
  const marks = { separator: decimal === ',' ? ';' : ',', decimal };
  return BYTE_ORDER_MARK + rows.map((cells) => csvLine(cells, marks)).join('');
}

const decimalMarkOf = (locale: string): string =>
  new Intl.NumberFormat(`${locale}-u-nu-latn`).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';
