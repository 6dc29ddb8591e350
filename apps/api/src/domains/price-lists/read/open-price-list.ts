import { openCsv } from './csv-reader.ts';
import { inspectFile } from './inspect-file.ts';
import type { PriceListReader } from './price-list-reader.ts';
import type { LayoutOptions } from './read-layout.ts';
import { openWorkbook } from './workbook/workbook-reader.ts';

const SAMPLE_BYTES = 512 * 1024;

/**
 * Opens a price list in the format of the file, which its content tells: CSV or XLSX.
 *
 * @throws ImportError when the file cannot be read as a price list
 */
export async function openPriceList(file: string, options: LayoutOptions = {}): Promise<PriceListReader> {
  const facts = await inspectFile(file, SAMPLE_BYTES);
  return facts.isZip ? openWorkbook(file, facts, options) : openCsv(file, facts, options);
}
