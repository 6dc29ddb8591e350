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
