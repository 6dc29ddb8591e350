import { sql, type Transaction } from 'kysely';
import { mergeBaskets, type MergedLine } from './merge-baskets.rules.ts';
import type { Database } from '../../platform/database/schema.ts';

type Trx = Transaction<Database>;

/** Merges a session's basket into a client's. Moved lines keep their ids, so pages that already show them stay valid. */
export async function takeOverBasket(trx: Trx, from: number, to: number): Promise<void> {
  // The session's basket first: only this session locks it, so two logins of one client cannot deadlock.
  for (const id of [from, to]) {
    await trx.selectFrom('baskets').select('id').where('id', '=', id).forUpdate().execute();
  }
  // What the session removed can still be brought back, and what it asked for is not done twice.
  await trx.updateTable('removed_basket_items').set({ basket_id: to }).where('basket_id', '=', from).execute();
  await sql`
    insert into basket_requests select ${to}, request_id, made_at from basket_requests where basket_id = ${from}
    on conflict do nothing`.execute(trx);
  await sql`
    update baskets set promo_id = brought.promo_id
    from baskets brought where baskets.id = ${to} and brought.id = ${from} and brought.promo_id is not null`.execute(
    trx,
  );
  await trx.updateTable('shared_baskets').set({ owner_basket_id: to }).where('owner_basket_id', '=', from).execute();
  const brought = await findLines(trx, from);
  if (brought.length === 0) return;
  const { changed, moved, dropped } = mergeBaskets(await findLines(trx, to), brought);
  if (dropped.length > 0) await trx.deleteFrom('basket_items').where('id', 'in', dropped).execute();
  if (moved.length > 0) {
    await trx.updateTable('basket_items').set({ basket_id: to }).where('id', 'in', moved).execute();
  }
  for (const { id, qty, comment, isPrinted, inOrder, addedAt } of changed) {
    await trx
      .updateTable('basket_items')
      .set({ qty, comment, is_printed: isPrinted, in_order: inOrder, added_at: addedAt })
      .where('id', '=', id)
      .execute();
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
    .select(['b.id', 'b.article_id', 'b.price_list_id', 'b.group_name', 'b.qty', 'b.comment', 'b.is_printed'])
    .select(['b.in_order', 'b.added_at', 'o.quantity', 'o.multiplicity'])
    .execute();
  return rows.map(({ quantity, multiplicity, ...row }) => ({
    id: row.id,
    articleId: row.article_id,
    priceListId: row.price_list_id,
    groupName: row.group_name,
    qty: row.qty,
    comment: row.comment,
    isPrinted: row.is_printed,
    inOrder: row.in_order,
    addedAt: row.added_at,
    offer: quantity === null || multiplicity === null ? null : { quantity, multiplicity },
  }));
}
