import type { Transaction } from 'kysely';
import { mergeBaskets, type MergedLine } from './merge-baskets.rules.ts';
import type { Database } from '../../platform/database/schema.ts';

type Trx = Transaction<Database>;

/** Merges a session's basket into a client's. Moved lines keep their ids, so pages that already show them stay valid. */
export async function takeOverBasket(trx: Trx, from: number, to: number): Promise<void> {
  // The session's basket first: only this session locks it, so two logins of one client cannot deadlock.
  for (const id of [from, to]) {
    await trx.selectFrom('baskets').select('id').where('id', '=', id).forUpdate().execute();
  }
  const brought = await findLines(trx, from);
  if (brought.length === 0) return;
  const { changed, moved, dropped } = mergeBaskets(await findLines(trx, to), brought);
  if (dropped.length > 0) await trx.deleteFrom('basket_items').where('id', 'in', dropped).execute();
  if (moved.length > 0) {
    await trx.updateTable('basket_items').set({ basket_id: to }).where('id', 'in', moved).execute();
  }
  for (const { id, qty, addedAt } of changed) {
    await trx.updateTable('basket_items').set({ qty, added_at: addedAt }).where('id', '=', id).execute();
  }
}

async function findLines(trx: Trx, basketId: number): Promise<MergedLine[]> {
  const rows = await trx
    .selectFrom('basket_items as b')
    .leftJoin('offers as o', (join) =>
      join.onRef('o.article_id', '=', 'b.article_id').onRef('o.price_list_id', '=', 'b.price_list_id'),
    )
    .where('b.basket_id', '=', basketId)
    .orderBy('b.id')
    .select(['b.id', 'b.article_id', 'b.price_list_id', 'b.qty', 'b.added_at', 'o.quantity', 'o.multiplicity'])
    .execute();
  return rows.map(({ quantity, multiplicity, ...row }) => ({
    id: row.id,
    articleId: row.article_id,
    priceListId: row.price_list_id,
    qty: row.qty,
    addedAt: row.added_at,
    offer: quantity === null || multiplicity === null ? null : { quantity, multiplicity },
  }));
}
