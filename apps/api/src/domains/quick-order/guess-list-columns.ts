import type { ListColumn } from '@partshop/api-client/contract';
import { foldPartNumber, looksLikePartNumber } from '@partshop/api-client/part-number';
import { guessColumns, normalizeHeading } from '../price-lists/index.ts';
import { readPieces } from './read-pieces.ts';

/** What the guess is made from. */
const SAMPLE = 50;

const COMMENT =
  /^(комментарий|комментарии|коммент|примечание|примечания|пометка|заметка|comment|comments|note|notes|remark|remarks)$/;

const FIELD_OF = { maker: 'maker', number: 'number', quantity: 'qty' } as const;

/** Columns by the headings of a list's first line; undefined where that is no line of headings. */
export function columnsByHeadings(cells: readonly string[]): ListColumn[] | undefined {
  const guess = guessColumns(cells);
  const found = guess.kind === 'found' ? guess.columns : guess.found;
  if (found.number === undefined && (found.maker === undefined || found.quantity === undefined)) return undefined;
  const columns = cells.map((cell): ListColumn => (COMMENT.test(normalizeHeading(cell)) ? 'comment' : 'skip'));
  for (const [field, column] of Object.entries(FIELD_OF)) {
    const at = found[field as keyof typeof FIELD_OF];
    if (at !== undefined) columns[at] = column;
  }
  return onlyFirst(columns);
}

/** Columns by what their cells look like. `isMaker` says whether a text is a maker's name. */
export function columnsByCells(rows: readonly (readonly string[])[], isMaker: (text: string) => boolean): ListColumn[] {
  const sample = rows.slice(0, SAMPLE);
  const width = Math.max(0, ...rows.map(({ length }) => length));
  const facts = Array.from({ length: width }, (_, at) =>
    factsOf(
      sample.map((cells) => cells[at] ?? ''),
      isMaker,
    ),
  );
  if (width === 1) return ['number'];
  const columns = facts.map((): ListColumn => 'skip');
  const free = () => facts.map((fact, at) => ({ ...fact, at })).filter(({ at }) => columns[at] === 'skip');
  const take = (column: ListColumn, found: { at: number } | undefined) => {
    if (found) columns[found.at] = column;
  };

  take(
    'maker',
    best(
      free().filter(({ makers }) => makers >= 0.5),
      ({ makers }) => makers,
    ),
  );
  take(
    'number',
    best(
      free().filter(({ isCounter }) => !isCounter),
      ({ numbers, length }) => numbers * length,
    ),
  );
  // Shorter than a price.
  take(
    'qty',
    best(
      free().filter(({ pieces, isCounter }) => pieces >= 0.6 && !isCounter),
      ({ length }) => -length,
    ),
  );
  const last = Math.max(columns.indexOf('number'), columns.indexOf('qty'));
  take(
    'comment',
    free().find(({ at, words }) => at > last && words >= 0.5),
  );
  if (width > 0 && !columns.includes('number')) columns[columns.findIndex((column) => column === 'skip')] = 'number';
  return columns;
}

type Facts = ReturnType<typeof factsOf>;

/** Shares of a column's cells, and their mean length. */
function factsOf(cells: readonly string[], isMaker: (text: string) => boolean) {
  const full = cells.filter((cell) => cell !== '');
  const share = (test: (cell: string) => boolean) => (full.length === 0 ? 0 : full.filter(test).length / full.length);
  return {
    makers: share(isMaker),
    numbers: share(looksLikePartNumber),
    pieces: share((cell) => readPieces(cell) !== undefined),
    words: share((cell) => /\p{L}{2}/u.test(cell)),
    length: full.reduce((sum, cell) => sum + foldPartNumber(cell).length, 0) / Math.max(1, full.length),
    /** 1, 2, 3 …: the lines are numbered. */
    isCounter: full.length > 2 && full.every((cell, index) => Number(cell) === index + 1),
  };
}

function best<Fact extends Facts>(facts: readonly Fact[], score: (fact: Fact) => number): Fact | undefined {
  return facts.toSorted((one, other) => score(other) - score(one))[0];
}

/** Each meaning but `skip` once. */
export const onlyFirst = (columns: readonly ListColumn[]): ListColumn[] =>
  columns.map((column, at) => (columns.indexOf(column) === at ? column : 'skip'));
