import { MAX_BASKET_LINES, type ListColumn } from '@partshop/api-client/contract';
import { columnsByCells, columnsByHeadings, onlyFirst } from './guess-list-columns.ts';
import { splitList } from './split-list.ts';

/** A line as the list says it; empty where it says nothing. */
export type ListRow = { line: number; maker: string; number: string; qty: string; comment: string };

export type ReadList = {
  columns: ListColumn[];
  headings: string[];
  /** The cells of the first lines. */
  sample: string[][];
  rows: ListRow[];
  /** Lines beyond those that are read. */
  left: number;
};

const SAMPLE_LINES = 3;

/** Reads a pasted list. `asked` says what its columns hold; without it that is guessed by headings, then by what the cells look like. */
export function readList(
  text: string,
  asked: readonly ListColumn[] | undefined,
  isMaker: (text: string) => boolean,
): ReadList {
  const lines = splitList(text);
  const [first, ...others] = lines;
  const byHeadings = first && columnsByHeadings(first.cells);
  const body = byHeadings ? others : lines;
  const cells = body.map((line) => line.cells);
  const width = Math.max(0, ...lines.map((line) => line.cells.length));
  const guessed = byHeadings && byHeadings.includes('number') ? byHeadings : columnsByCells(cells, isMaker);
  const chosen = asked ? onlyFirst(asked) : guessed;
  const columns = Array.from({ length: width }, (_, at): ListColumn => chosen[at] ?? 'skip');
  const read = body.slice(0, MAX_BASKET_LINES);
  return {
    columns,
    headings: byHeadings && first ? first.cells : [],
    sample: cells.slice(0, SAMPLE_LINES),
    rows: read.map((line) => {
      const cellOf = (column: ListColumn) => line.cells[columns.indexOf(column)] ?? '';
      return {
        line: line.line,
        maker: cellOf('maker'),
        number: cellOf('number'),
        qty: cellOf('qty'),
        comment: cellOf('comment'),
      };
    }),
    left: body.length - read.length,
  };
}
