/** The byte order mark by which spreadsheets recognise UTF-8: a CSV file begins with it. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** What separates cells, and the decimal mark of numbers. */
export type CsvMarks = { separator: string; decimal: string };
const SEMICOLONS: CsvMarks = { separator: ';', decimal: ',' };

/** What a spreadsheet would take for a formula. */
const FORMULA = /^(?:\s*[=+\-@]|[\t\r])/;

/** A line of a CSV file (RFC 4180) for spreadsheets. A text that begins like a formula gets an apostrophe (CSV injection). */
export const csvLine = (cells: readonly (string | number)[], marks = SEMICOLONS): string =>
  `${cells.map((cell) => csvCell(cell, marks)).join(marks.separator)}\r\n`;

export function csvCell(cell: string | number, { separator, decimal } = SEMICOLONS): string {
  const text = typeof cell === 'number' ? String(cell).replace('.', decimal) : FORMULA.test(cell) ? `'${cell}` : cell;
  const isPlain = text === text.trim() && ![separator, '"', '\r', '\n'].some((special) => text.includes(special));
  return isPlain ? text : `"${text.replaceAll('"', '""')}"`;
}

/** A table as a CSV file that spreadsheets of a locale open: with its decimal mark, and the separator that fits it. */
export function csvOf(rows: readonly (readonly (string | number)[])[], locale: string): string {
  const decimal = decimalMarkOf(locale);
  const marks = { separator: decimal === ',' ? ';' : ',', decimal };
  return BYTE_ORDER_MARK + rows.map((cells) => csvLine(cells, marks)).join('');
}

const decimalMarkOf = (locale: string): string =>
  new Intl.NumberFormat(`${locale}-u-nu-latn`).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';
