import { openCsv } from './csv-reader.ts';
import type { PriceListReader } from './price-list-reader.ts';
import type { LayoutOptions } from './read-layout.ts';

/**
 * Opens a price list in the format of the file. Only CSV so far; {@link openCsv} names the other formats that it detects.
 *
 * @throws ImportError when the file cannot be read as a price list
 */
export async function openPriceList(file: string, options: LayoutOptions = {}): Promise<PriceListReader> {
  return openCsv(file, options);
}
