import type { PoolClient } from 'pg';
import { ImportError, kindOf, openPriceList, type ChosenTable, type PriceListReader } from '../../price-lists/index.ts';
import { findRememberedColumns, saveUnclear, type ClaimedUpload } from './claimed-upload.queries.ts';

/**
 * Opens a file by the columns that its sender chose, now or for the last file with these headings, else as it is guessed. Undefined when
 * the sender must say what the columns hold.
 */
export async function openAsChosen(
  client: PoolClient,
  upload: ClaimedUpload,
  file: string,
): Promise<PriceListReader | undefined> {
  const { type, sellerId, chosen } = upload;
  const openBy = async (table: ChosenTable) =>
    openPriceList(file, { kind: kindOf(type, table.columns), chosen: table });
  if (chosen) return openBy(chosen);
  const opened = await openPriceList(file, { kind: type }).catch((error: unknown) => {
    if (error instanceof ImportError && error.fault.code === 'columns-unclear') return error.fault;
    throw error;
  });
  const table: Omit<ChosenTable, 'columns'> & { headings: readonly string[] } =
    'rows' in opened ? opened.facts.layout : { ...opened, headingRow: opened.row };
  const { headings, headingRow, delimiter } = table;
  const columns = await findRememberedColumns(client, { sellerId, type, headings });
  if (columns) return openBy({ headingRow, delimiter, columns });
  if ('rows' in opened) return opened;
  const { found, sample } = opened;
  await saveUnclear(client, upload.id, { headings, headingRow, delimiter, columns: found, sample });
  return undefined;
}
