import type { SourceRow } from './assemble-records.ts';
import type { Encoding } from './detect-encoding.ts';
import type { RowRules } from './parse-row.ts';
import type { Layout } from './read-layout.ts';

export type PriceListFacts = {
  file: string;
  bytes: number;
  sha256: string;
  encoding: Encoding;
  layout: Layout;
};

/**
 * A seller's price list, whatever its format. A format is one function that opens a file and gives this; rows come
 * in batches, in constant memory, so that a list of any length can be read.
 */
export type PriceListReader = {
  facts: PriceListFacts;
  /** Rows below the headings that are not empty. Each call reads the file anew. */
  rows(options?: { onBytes?: (bytes: number) => void; signal?: AbortSignal }): AsyncIterable<readonly SourceRow[]>;
};

export function rulesOf({ layout }: PriceListFacts): RowRules {
  return { columns: layout.columns, width: layout.headings.length, decimalSign: layout.decimalSign };
}
