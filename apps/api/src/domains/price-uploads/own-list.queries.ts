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
