import { isOfList, type UploadType } from '@partshop/api-client/contract';
import type { Transaction } from 'kysely';
import { bigint } from '../../platform/database/bigint.ts';
import type { Database } from '../../platform/database/schema.ts';

/** A price list of a seller; undefined for another's. */
export const findOwnList = async (trx: Transaction<Database>, sellerId: number, priceListId: number) =>
  trx
    .selectFrom('price_lists')
    .where('id', '=', bigint(priceListId))
    .where('seller_id', '=', sellerId)
    .select(['id', 'name'])
    .executeTakeFirst();

/** What the files of a type change: a price list, or a seller's claims, which are of none. */
export type Target = { sellerId: number; type: UploadType; priceListId: number | null };

/** Whether a seller has such a list, or none is named for claims. */
export async function isOwn(trx: Transaction<Database>, { sellerId, type, priceListId }: Target): Promise<boolean> {
  if (!isOfList(type)) return priceListId === null;
  return priceListId !== null && (await findOwnList(trx, sellerId, priceListId)) !== undefined;
}
