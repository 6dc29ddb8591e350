import {
  brokenRow,
  cleanCell,
  type Field,
  type PriceListReader,
  type RowFault,
  type RowProblem,
  type SourceRow,
} from '../../../price-lists/index.ts';

export type Parsed<T> = { value: T } | { fault: RowFault };

/** Reads the cells of a row, and collects every invalid one, not only the first. `broken`: why the whole row cannot be read. */
export function readCells(source: SourceRow, { columns, headings }: PriceListReader['facts']['layout']) {
  const { row, cells } = source;
  const problems: RowProblem[] = [];
  const textOf = (field: Field): string => {
    const position = columns[field];
    return position === undefined ? '' : cleanCell(cells[position] ?? '');
  };
  return {
    problems,
    broken: brokenRow(source, headings.length),
    textOf,
    take<T>(field: Field, parse: (text: string) => Parsed<T>): T | undefined {
      const parsed = parse(textOf(field));
      if ('value' in parsed) return parsed.value;
      problems.push({ row, field, value: textOf(field), fault: parsed.fault });
      return undefined;
    },
  };
}
