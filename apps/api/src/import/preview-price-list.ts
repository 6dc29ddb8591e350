import { parseRow, type ParsedRow } from './parse-row.ts';
import { openPriceList } from './open-price-list.ts';
import { rulesOf, type PriceListFacts } from './price-list-reader.ts';
import type { LayoutOptions } from './read-layout.ts';

const PREVIEW_ROWS = 5;

export type PriceListPreview = { facts: PriceListFacts; firstRows: ParsedRow[] };

/**
 * How a file is understood, without touching the database.
 *
 * @throws ImportError when the file cannot be read as a price list
 */
export async function previewPriceList(file: string, options: LayoutOptions = {}): Promise<PriceListPreview> {
  const { facts, rows } = await openPriceList(file, options);
  const firstRows: ParsedRow[] = [];
  for await (const batch of rows()) {
    for (const row of batch.slice(0, PREVIEW_ROWS - firstRows.length)) firstRows.push(parseRow(row, rulesOf(facts)));
    if (firstRows.length >= PREVIEW_ROWS) break;
  }
  return { facts, firstRows };
}
