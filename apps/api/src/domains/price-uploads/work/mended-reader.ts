import type { PriceListReader, SourceRow } from '../../price-lists/index.ts';
import type { Mended } from '../upload-facts.ts';

const SAMPLE_ROWS = 3;

/** A file as its sender mended it: the rows say what was typed on the page. Tells the cells of the first rows once they are read. */
export function mendedReader(
  { facts, rows }: PriceListReader,
  mended: Mended,
): PriceListReader & { sample: string[][] } {
  const { columns, headings } = facts.layout;
  const sample: string[][] = [];

  const mend = (source: SourceRow): SourceRow => {
    const typed = mended[source.row];
    if (!typed) return source;
    const cells = headings.map((_, position) => source.cells[position] ?? '');
    for (const [field, text] of Object.entries(typed)) {
      const position = columns[field as keyof typeof columns];
      if (position !== undefined) cells[position] = text;
    }
    return { row: source.row, cells };
  };

  async function* mendedRows(options?: Parameters<PriceListReader['rows']>[0]) {
    for await (const batch of rows(options)) {
      for (const { cells } of batch.slice(0, Math.max(0, SAMPLE_ROWS - sample.length))) {
        sample.push(headings.map((_, position) => (cells[position] ?? '').slice(0, 200)));
      }
      yield batch.map(mend);
    }
  }

  return { facts, rows: mendedRows, sample };
}
