import { createRecordAssembler, type SourceRow } from './assemble-records.ts';
import { FIELDS, type Columns, type TableKind } from './columns.ts';
import { DELIMITERS, type Delimiter } from './delimiters.ts';
import { guessColumns, type ColumnGuess, type NamedColumns, type UnclearColumns } from './guess-columns.ts';
import { ImportError, type ImportFault } from './import-error.ts';
import { stripRoubles } from './parse-cells.ts';
import { detectDecimalSign, type DecimalSign } from './parse-decimal.ts';
import { cleanCell } from './parse-row.ts';
import { createLineSplitter } from './split-lines.ts';

/** The layout of the table in the file, found in its first part. */
export type Layout = {
  /** Null in a workbook. */
  delimiter: Delimiter | null;
  lineEnding: '\n' | '\r';
  /** Line of the headings, from 1; the lines above it are a banner. */
  headingRow: number;
  /** First line below the headings, which may span several lines. */
  firstRow: number;
  headings: readonly string[];
  columns: Columns;
  decimalSign: DecimalSign;
};

/** What a person chose of a table. */
export type ChosenTable = Pick<Layout, 'delimiter' | 'headingRow' | 'columns'>;

export type LayoutOptions = {
  columns?: NamedColumns;
  decimalSign?: Exclude<DecimalSign, 'unknown'>;
  /** Offers by default. */
  kind?: TableKind;
  /** Takes the place of a guess. */
  chosen?: ChosenTable;
};

/** Sellers put their name, address and date above the table; more rows than this are not searched for headings. */
const MAX_BANNER_ROWS = 50;
/** This many prices are enough to detect the decimal sign. */
const MAX_PRICED_ROWS = 2000;

type Table = Pick<Layout, 'delimiter' | 'headingRow' | 'firstRow' | 'headings'> & {
  guess: ColumnGuess;
  understood: number;
  /** The cells of the next rows. */
  sample: readonly (readonly string[])[];
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

/** Rows of a table as one format reads them, from the first. */
type SampleRows = { delimiter: Delimiter | null; rows: readonly SourceRow[] };

const SAMPLE_ROWS = 3;

/** The row most like headings; the first of equals. */
function bestTable(
  { delimiter, rows }: SampleRows,
  { columns: named, kind, chosen }: LayoutOptions,
): Table | undefined {
  let best: Table | undefined;
  for (const [index, row] of rows.slice(0, MAX_BANNER_ROWS).entries()) {
    const headings = withoutEmptyTail(row.cells.map(cleanCell));
    if (row.broken || headings.length === 0) continue;
    if (chosen && row.row !== chosen.headingRow) continue;
    const guess: ColumnGuess = chosen
      ? { kind: 'found', columns: chosen.columns }
      : guessColumns(headings, named, kind);
    const understood = countUnderstood(guess);
    if (!best || understood > best.understood) {
      const lines = delimiter === null ? 1 : row.cells.join('').split('\n').length;
      const sample = rows.slice(index + 1, index + 1 + SAMPLE_ROWS).map(({ cells }) => cells.slice(0, headings.length));
      best = { delimiter, headingRow: row.row, firstRow: row.row + lines, headings, guess, understood, sample };
    }
  }
  return best;
}

function faultOf({ headings, headingRow, delimiter, sample }: Table, guess: UnclearColumns): ImportFault {
  if (headings.length < 2) return { code: 'one-column', row: headingRow };
  const { found, missing, ambiguous } = guess;
  return { code: 'columns-unclear', delimiter, row: headingRow, headings, found, missing, ambiguous, sample };
}

type FoundTable = Table & { columns: Columns };

/**
 * Finds the headings: of the ways to read the first rows, that which gives the most headings a meaning.
 *
 * @throws ImportError naming the required columns that are missing or ambiguous, and those found
 */
function findTable(readings: readonly SampleRows[], options: LayoutOptions): FoundTable {
  const table = readings
    .flatMap((reading) => bestTable(reading, options) ?? [])
    .reduce<Table | undefined>((best, other) => {
      if (!best || other.understood > best.understood) return other;
      return other.understood === best.understood && other.headings.length > best.headings.length ? other : best;
    }, undefined);
  if (!table) throw new ImportError({ code: 'no-table' });
  if (table.guess.kind === 'unclear') throw new ImportError(faultOf(table, table.guess));
  return { ...table, columns: table.guess.columns };
}

function layoutOf(
  { delimiter, headingRow, firstRow, headings, columns }: FoundTable,
  rows: readonly SourceRow[],
  { decimalSign }: LayoutOptions,
): Omit<Layout, 'lineEnding'> {
  const { price: position = -1 } = columns;
  const prices = rows.flatMap((row) => (row.broken ? [] : [stripRoubles(cleanCell(row.cells[position] ?? ''))]));
  return {
    delimiter,
    headingRow,
    firstRow,
    headings,
    columns,
    decimalSign: decimalSign ?? detectDecimalSign(prices),
  };
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
  const { chosen } = options;
  const delimiters = chosen?.delimiter ? [chosen.delimiter] : DELIMITERS;
  const readings = delimiters.map((delimiter) => ({
    delimiter,
    rows: readRows(sample, { lineEnding, delimiter, width: 0, firstRow: 1, maxRows: MAX_BANNER_ROWS }),
  }));
  const table = findTable(readings, options);
  const { firstRow, headings } = table;
  const delimiter = table.delimiter ?? DELIMITERS[0];
  const reading = { lineEnding, delimiter, width: headings.length, firstRow, maxRows: MAX_PRICED_ROWS } as const;
  return { ...layoutOf(table, readRows(sample, reading), options), lineEnding };
}

/** Finds the headings of a workbook by its first rows. Throws as {@link readLayout} does. */
export function layoutOfRows(rows: readonly SourceRow[], options: LayoutOptions = {}): Layout {
  const table = findTable([{ delimiter: null, rows }], options);
  const below = rows.filter(({ row }) => row >= table.firstRow).slice(0, MAX_PRICED_ROWS);
  return { ...layoutOf(table, below, options), lineEnding: '\n' };
}
