import { cleanCell, createRecordAssembler, DELIMITERS, type SourceRow } from '../price-lists/index.ts';

/** A line of a list that is not empty; `line` is its place in the text, from 1. */
export type ListLine = { line: number; cells: string[] };

/** Further cells of a line are of no use. */
const MAX_CELLS = 30;
const MAX_CELL_LENGTH = 500;

/** Two and more spaces stand between the cells of what is copied from a message or a PDF. */
const GAP = /\s{2,}/;
/** A tab cannot stand in a cell; a comma may, so it is tried last. */
const TRIED = DELIMITERS.toSorted((one, other) => Number(other === '\t') - Number(one === '\t'));

/** Splits a list into lines and cells by the first of tabs, semicolons, commas and bars that most lines have, else by gaps. */
export function splitList(text: string): ListLine[] {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/).map((line) => line.toWellFormed());
  const full = lines.filter((line) => line.trim() !== '');
  const mostHave = (test: (line: string) => boolean) => full.filter(test).length * 2 > full.length;
  const delimiter = TRIED.find((one) => mostHave((line) => line.includes(one)));
  const records = delimiter
    ? recordsOf(lines, delimiter)
    : unquotedOf(
        lines,
        mostHave((line) => GAP.test(line.trim())),
      );
  return records.flatMap(({ row, cells }) => {
    const clean = cells.slice(0, MAX_CELLS).map(toCell);
    return clean.some((cell) => cell !== '') ? [{ line: row, cells: clean }] : [];
  });
}

function recordsOf(lines: readonly string[], delimiter: string): SourceRow[] {
  const assembler = createRecordAssembler(delimiter, 0);
  const rows: SourceRow[] = [];
  for (const [index, line] of lines.entries()) assembler.add(line, index + 1, rows);
  assembler.end(rows);
  // Its quotes make no sense: they are read as plain characters.
  return rows.map((row) => (row.broken ? { row: row.row, cells: row.broken.text.split(delimiter) } : row));
}

const unquotedOf = (lines: readonly string[], hasGaps: boolean): SourceRow[] =>
  lines.map((line, index) => ({ row: index + 1, cells: hasGaps ? line.trim().split(GAP) : [line] }));

/** On one line, without control characters; a longer text is cut where a person sees it. */
function toCell(cell: string): string {
  const text = cleanCell(cell.replaceAll(/\p{Cc}/gu, ' '));
  return text.length > MAX_CELL_LENGTH ? `${text.slice(0, MAX_CELL_LENGTH - 1).toWellFormed()}…` : text;
}
