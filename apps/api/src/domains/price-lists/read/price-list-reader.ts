import type { SourceRow } from './assemble-records.ts';
import type { TableKind } from './columns.ts';
import type { Encoding } from './detect-encoding.ts';
import type { RowRules } from './parse-row.ts';
import type { Layout } from './read-layout.ts';

export type PriceListFacts = {
  file: string;
  bytes: number;
  sha256: string;
  encoding: Encoding;
  kind: TableKind;
  layout: Layout;
};

/**
 * A seller's price list in any format. A format is one function that opens a file and returns this. Rows come in batches,
 * in constant memory, so a list may have any length.
 */
export type PriceListReader = {
  facts: PriceListFacts;
  /** Rows below the headings that are not empty. Each call reads the file again. */
  rows(options?: { onBytes?: (bytes: number) => void; signal?: AbortSignal }): AsyncIterable<readonly SourceRow[]>;
};

export function rulesOf({ layout, kind }: PriceListFacts): RowRules {
  return { columns: layout.columns, width: layout.headings.length, decimalSign: layout.decimalSign, kind };
}
