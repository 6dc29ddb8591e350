import { createRecordAssembler, type SourceRow } from './assemble-records.ts';
import { FIELD_LABELS, FIELDS, type Columns } from './columns.ts';
import { guessColumns, type ColumnGuess, type NamedColumns } from './guess-columns.ts';
import { ImportError } from './import-error.ts';
import { stripRoubles } from './parse-cells.ts';
import { detectDecimalSign, type DecimalSign } from './parse-decimal.ts';
import { cleanCell } from './parse-row.ts';
import { shortValue } from './report.ts';
import { createLineSplitter } from './split-lines.ts';

/** How the table lies in the file: found from its first part. */
export type Layout = {
  delimiter: string;
  lineEnding: '\n' | '\r';
  /** Line of the headings, from 1; what stands above it is no offer. */
  headingRow: number;
  /** Line below the headings; a heading may go over several lines. */
  firstRow: number;
  headings: readonly string[];
  columns: Columns;
  decimalSign: DecimalSign;
};

export type LayoutOptions = { columns?: NamedColumns; decimalSign?: Exclude<DecimalSign, 'unknown'> };

const DELIMITERS = [';', '\t', ',', '|'];
export const DELIMITER_NAMES: Readonly<Record<string, string>> = {
  ';': 'точка с запятой',
  '\t': 'табуляция',
  ',': 'запятая',
  '|': 'вертикальная черта',
};
/** Sellers put their name, address and date above the table; no more rows of it than this are looked through. */
const MAX_BANNER_ROWS = 50;
/** So many prices tell the decimal sign, if any do. */
const MAX_PRICED_ROWS = 2000;

type Table = Pick<Layout, 'delimiter' | 'headingRow' | 'firstRow' | 'headings'> & {
  guess: ColumnGuess;
  understood: number;
};
type LineEnding = Layout['lineEnding'];

type Reading = { lineEnding: LineEnding; delimiter: string; width: number; firstRow: number; maxRows: number };

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

/** The row that reads best as headings when the text is cut by this delimiter; the first of equals. */
function bestTable(
  text: string,
  lineEnding: LineEnding,
  delimiter: string,
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

function describeTrouble({ headings, headingRow, guess, delimiter }: Table): string {
  if (guess.kind === 'found') return '';
  if (headings.length < 2) {
    return `Столбцы не видны: в строке ${headingRow} одно значение. Разделитель столбцов — точка с запятой, запятая или табуляция.`;
  }
  const label = (position: number) => `«${shortValue(headings[position] ?? '')}»`;
  const foundColumns = FIELDS.flatMap((field) => {
    const position = guess.found[field];
    return position === undefined ? [] : [`${FIELD_LABELS[field]} — ${label(position)}`];
  });
  const lines = [
    `Столбцы не опознаны. Разделитель: ${DELIMITER_NAMES[delimiter] ?? delimiter}.`,
    `Больше всего похожа на заголовки строка ${headingRow}: ${headings.map((_, position) => label(position)).join(', ')}.`,
    `Найдено: ${foundColumns.join('; ') || 'ничего'}.`,
  ];
  if (guess.missing.length > 0) {
    lines.push(`Не хватает: ${guess.missing.map((field) => FIELD_LABELS[field]).join(', ')}.`);
  }
  for (const field of guess.ambiguous) lines.push(`Несколько столбцов похожи на «${FIELD_LABELS[field]}».`);
  const [example = 'price'] = [...guess.ambiguous, ...guess.missing];
  lines.push(
    'Нужны столбцы: производитель, номер, цена, остаток; хорошо бы и название, кратность, срок.',
    `Назовите столбец сами, например --column ${example}=ЗАГОЛОВОК, или исправьте заголовки в файле.`,
  );
  return lines.join('\n');
}

/**
 * Finds the delimiter and the headings together: the right delimiter is the one that gives the most headings a meaning.
 *
 * @param text the first part of the file, decoded
 * @param isWhole whether that is all of it; otherwise its last line may be cut and is left out
 * @throws ImportError when required columns are missing or ambiguous: what was found, what is needed
 */
export function readLayout(text: string, isWhole: boolean, options: LayoutOptions = {}): Layout {
  const lineEnding = !text.includes('\n') && text.includes('\r') ? '\r' : '\n';
  const sample = isWhole ? text : text.slice(0, text.lastIndexOf(lineEnding) + 1);
  const tables = DELIMITERS.flatMap((delimiter) => bestTable(sample, lineEnding, delimiter, options.columns) ?? []);
  const table = tables.reduce<Table | undefined>((best, other) => {
    if (!best || other.understood > best.understood) return other;
    return other.understood === best.understood && other.headings.length > best.headings.length ? other : best;
  }, undefined);
  if (!table) throw new ImportError('В начале файла нет ни одной строки, которую можно прочесть как таблицу.');
  if (table.guess.kind === 'unclear') throw new ImportError(describeTrouble(table));

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
