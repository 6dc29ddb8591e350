import { createHash } from 'node:crypto';
import { MAX_DOCUMENTS, type SupplierDocument } from '@partshop/api-client/contract';
import { sql, type Kysely, type Transaction } from 'kysely';
import { bigint } from '../../../platform/database/bigint.ts';
import type { Database } from '../../../platform/database/schema.ts';
import type { CheckedDocument } from './check-document.ts';

/** The documents of a client, the oldest first. */
export async function findDocuments(db: Kysely<Database>, clientId: number): Promise<SupplierDocument[]> {
  const rows = await db
    .selectFrom('supplier_documents')
    .where('client_id', '=', clientId)
    .orderBy('id')
    .select(['id', 'name', 'type', 'added_at as addedAt', sql<number>`octet_length(bytes)`.as('size')])
    .execute();
  return rows.map(({ addedAt, ...row }) => ({ ...row, addedAt: addedAt.toISOString() }));
}

export const hashOfFile = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

/** Adds a document; a file that is there already changes nothing. Call it with the client's row locked. */
export async function addDocument(
  trx: Transaction<Database>,
  { clientId, hash, name, type, bytes }: CheckedDocument & { clientId: number; hash: Buffer; name: string },
  now: Date,
): Promise<'added' | 'full'> {
  const there = await trx.selectFrom('supplier_documents').where('client_id', '=', clientId).select('hash').execute();
  if (there.some((one) => one.hash.equals(hash))) return 'added';
  if (there.length >= MAX_DOCUMENTS) return 'full';
  await trx
    .insertInto('supplier_documents')
    .values({ client_id: clientId, name, type, hash, bytes, added_at: now })
    .execute();
  return 'added';
}

export async function removeDocument(trx: Transaction<Database>, clientId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('supplier_documents')
    .where('id', '=', bigint(id))
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return numDeletedRows > 0;
}

/** A document to download: the reader's own; for an administrator, of anybody who sent an application. */
export async function findFile(
  db: Kysely<Database>,
  id: number,
  { clientId, isAdmin }: { clientId: number; isAdmin: boolean },
): Promise<{ name: string; bytes: Buffer } | undefined> {
  return db
    .selectFrom('supplier_documents as d')
    .where('d.id', '=', bigint(id))
    .where((is) =>
      is.or([
        is('d.client_id', '=', clientId),
        ...(isAdmin
          ? [is.exists(is.selectFrom('supplier_applications as a').whereRef('a.client_id', '=', 'd.client_id'))]
          : []),
      ]),
    )
    .select(['d.name', 'd.bytes'])
    .executeTakeFirst();
}
