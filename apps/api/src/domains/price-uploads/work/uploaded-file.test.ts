import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createAccounts } from '../../../testing/accounts.ts';
import { createSellers } from '../../../testing/sellers.ts';
import { createTestApi } from '../../../testing/test-api.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { keptFile } from '../kept-file.ts';
import { addUpload } from '../price-uploads.queries.ts';
import { withUploadedFile } from './uploaded-file.ts';

const api = await createTestApi();
const { database } = api;
const { seller } = createSellers(api, createAccounts(api));

/** More than is read at a time. */
const bytes = randomBytes(2.5 * 1024 * 1024);

async function add(): Promise<number> {
  const { clientId, list: priceListId } = await seller();
  const { rows } = await database.pool.query<{ id: number }>('select seller_id as id from price_lists where id = $1', [
    priceListId,
  ]);
  const sellerId = rows[0]?.id ?? 0;
  const target = { sellerId, clientId, type: 'price', priceListId, newList: null, replaces: true } as const;
  const upload = { ...target, fileName: 'list.csv', file: await keptFile(bytes) };
  return (await inTransaction(database.db, async (trx) => addUpload(trx, upload, new Date()))) ?? 0;
}

async function read(id: number): Promise<Buffer> {
  const client = await database.pool.connect();
  try {
    return await withUploadedFile(client, id, async (file) => readFile(file));
  } finally {
    client.release();
  }
}

test('a worker gets the file that was kept', async () => {
  expect(bytes.equals(await read(await add()))).toBe(true);
});

test('a file that has waited unpacked since before is read too', async () => {
  const id = await add();
  await database.pool.query('update price_upload_files set bytes = $2, is_packed = false where upload_id = $1', [
    id,
    bytes,
  ]);
  expect(bytes.equals(await read(id))).toBe(true);
});
