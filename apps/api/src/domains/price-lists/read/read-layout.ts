import { createRecordAssembler, type SourceRow } from './assemble-records.ts';
import { FIELDS, type Columns } from './columns.ts';
import { DELIMITERS, type Delimiter } from './delimiters.ts';
import { guessColumns, type ColumnGuess, type NamedColumns, type UnclearColumns } from './guess-columns.ts';
import { ImportError, type ImportFault } from './import-error.ts';
import { stripRoubles } from './parse-cells.ts';
import { detectDecimalSign, type DecimalSign } from './parse-decimal.ts';
import { cleanCell } from './parse-row.ts';
import { createLineSplitter } from './split-lines.ts';

/** The layout of the table in the file, found in its first part. */
export type Layout = {
  delimiter: Delimiter;
  lineEnding: '\n' | '\r';
  /** Line of the headings, from 1; the lines above it are a banner. */
  headingRow: number;
  /** First line below the headings, which may span several lines. */
  firstRow: number;
  headings: readonly string[];
  columns: Columns;
  decimalSign: DecimalSign;
};

export type LayoutOptions = { columns?: NamedColumns; decimalSign?: Exclude<DecimalSign, 'unknown'> };

/** Sellers put their name, address and date above the table; more rows than this are not searched for headings. */
const MAX_BANNER_ROWS = 50;
/** This many prices are enough to detect the decimal sign. */
const MAX_PRICED_ROWS = 2000;

type Table = Pick<Layout, 'delimiter' | 'headingRow' | 'firstRow' | 'headings'> & {
  guess: ColumnGuess;
  understood: number;
};
type LineEnding = Layout['lineEnding'];

type Reading = { lineEnding: LineEnding; delimiter: Delimiter; width: number; firstRow: number; maxRows: number };

function readRows(text: string, { lineEnding, delimiter, width, firstRow, maxRows }: Reading): SourceRow[] {
  const splitter = createLineSplitter(lineEnding);
  const assembler = createRecordAssembler(delimiter, width);
  const rows: SourceRow[] = [];
  for (const [index, line] of [...splitter.push(text), ...splitter.end()].entries()) {
    if (index + 1 >= firstRow) assembler.add(line, index + 1, rows);
    if (rows.length >= maxRows) return rows;
  }
  assembler.end(rows);
  return rows;
}

function countUnderstood(guess: ColumnGuess): number {
  if (guess.kind === 'found') return FIELDS.length + Object.keys(guess.columns).length;
  return Object.keys(guess.found).length + guess.ambiguous.length;
}

function withoutEmptyTail(cells: readonly string[]): string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1);
}

/** The row most like headings when the text is split by this delimiter; the first of equals. */
function bestTable(
  text: string,
  lineEnding: LineEnding,
  delimiter: Delimiter,
  named: NamedColumns | undefined,
): Table | undefined {
  let best: Table | undefined;
  for (const row of readRows(text, { lineEnding, delimiter, width: 0, firstRow: 1, maxRows: MAX_BANNER_ROWS })) {
    const headings = withoutEmptyTail(row.cells.map(cleanCell));
    if (row.broken || headings.length === 0) continue;
    const guess = guessColumns(headings, named);
    const understood = countUnderstood(guess);
    if (!best || understood > best.understood) {
      const lines = row.cells.join('').split('\n').length;
      best = { delimiter, headingRow: row.row, firstRow: row.row + lines, headings, guess, understood };
    }
  }
  return best;
}

function faultOf({ headings, headingRow, delimiter }: Table, guess: UnclearColumns): ImportFault {
  if (headings.length < 2) return { code: 'one-column', row: headingRow };
  const { found, missing, ambiguous } = guess;
  return { code: 'columns-unclear', delimiter, row: headingRow, headings, found, missing, ambiguous };
}

/**
 * Finds the delimiter and the headings together: the right delimiter gives the most headings a meaning.
 *
 * @param text the first part of the file, decoded
 * @param isWhole whether that is the whole file; otherwise the last line may be cut and is left out
 * @throws ImportError naming the required columns that are missing or ambiguous, and those found
 */
export function readLayout(text: string, isWhole: boolean, options: LayoutOptions = {}): Layout {
  const lineEnding = !text.includes('\n') && text.includes('\r') ? '\r' : '\n';
  const sample = isWhole ? text : text.slice(0, text.lastIndexOf(lineEnding) + 1);
  const tables = DELIMITERS.flatMap((delimiter) => bestTable(sample, lineEnding, delimiter, options.columns) ?? []);
  const table = tables.reduce<Table | undefined>((best, other) => {
    if (!best || other.understood > best.understood) return other;
    return other.understood === best.understood && other.headings.length > best.headings.length ? other : best;
  }, undefined);
  if (!table) throw new ImportError({ code: 'no-table' });
  if (table.guess.kind === 'unclear') throw new ImportError(faultOf(table, table.guess));

  const { delimiter, headingRow, firstRow, headings, guess } = table;
  const width = headings.length;
  const rows = readRows(sample, { lineEnding, delimiter, width, firstRow, maxRows: MAX_PRICED_ROWS });
  const prices = rows.flatMap((row) =>
    row.broken ? [] : [stripRoubles(cleanCell(row.cells[guess.columns.price] ?? ''))],
  );
  return {
    delimiter,
    lineEnding,
    headingRow,
    firstRow,
    headings,
    columns: guess.columns,
    decimalSign: options.decimalSign ?? detectDecimalSign(prices),
  };
}
