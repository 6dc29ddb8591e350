import { parseRow, type ParsedRow } from './parse-row.ts';
import { rulesOf, type PriceListReader } from './price-list-reader.ts';

const PREVIEW_ROWS = 5;

/** Parses the first rows for a preview, without a database. */
export async function previewRows({ facts, rows }: PriceListReader): Promise<ParsedRow[]> {
  const firstRows: ParsedRow[] = [];
  for await (const batch of rows()) {
    for (const row of batch.slice(0, PREVIEW_ROWS - firstRows.length)) firstRows.push(parseRow(row, rulesOf(facts)));
    if (firstRows.length >= PREVIEW_ROWS) break;
  }
  return firstRows;
}
