import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const IMPORTER = new URL('../../api/src/domains/price-lists/cli/main.ts', import.meta.url).pathname;
const run = promisify(execFile);

/** Where the shop under test keeps its data; undefined for a shop that runs elsewhere, which nothing can be imported into. */
export const dataDir = process.env['E2E_DATA_DIR'];

export type PriceListRow = { number: string; price: number; quantity: number };

/** Imports brake pads of a maker of this name, who sells them; the price is in roubles. The shop is notified a moment later. */
export async function importPriceList(maker: string, { number, price, quantity }: PriceListRow): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'partshop-import-'));
  const file = path.join(folder, 'list.csv');
  try {
    await writeFile(file, `Бренд;Артикул;Наименование;Цена;Остаток\n${maker};${number};Колодки;${price};${quantity}\n`);
    await run(process.execPath, [IMPORTER, file, '--seller', maker], { env: { ...process.env, DATA_DIR: dataDir } });
  } finally {
    await rm(folder, { recursive: true });
  }
}
