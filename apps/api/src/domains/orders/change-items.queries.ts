import { canChangeStatus, isSold, type OrderStatusCode } from '@partshop/api-client/contract';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { planNotice } from './due-notices.queries.ts';
import { followTransit } from './follow-transit.queries.ts';
import { findItemEvents, type ChangedBy } from './order-item-events.queries.ts';
import { updateOrder } from './update-order.queries.ts';

type Trx = Transaction<Database>;

export type ItemsChange = {
  itemIds: readonly number[];
  to: OrderStatusCode;
  by: ChangedBy;
  /** What the person said, if anything. */
  reason?: string;
  at: Date;
};

export type ItemsChanged =
  | { outcome: 'changed' }
  /** The machine does not allow this change of this item (any more); nothing was changed. */
  | { outcome: 'not-allowed'; itemId: number; status: OrderStatusCode }
  | { outcome: 'unknown' };

/**
 * Changes the status of items: the only way in which one changes. Checks the status machine, writes an event for each, keeps up what is on
 * its way to the warehouse, gives the stock of unsold ones back, and brings status, total and bonus of their orders up to date; all of it or nothing. Locks orders, then offers,
 * then articles in the order of their ids. Whether the caller may see the items is the caller's to check.
 */
export async function changeItems(trx: Trx, change: ItemsChange): Promise<ItemsChanged> {
  const { to, by, reason = '', at } = change;
  const itemIds = [...new Set(change.itemIds)];
  const orderIds = await lockOrders(trx, itemIds);
  const items = await trx
    .selectFrom('order_items')
    .where('id', 'in', itemIds.length > 0 ? itemIds : [0])
    .orderBy('id')
    .select(['id', sql<OrderStatusCode>`status`.as('status')])
    .execute();
  if (items.length === 0 || items.length < itemIds.length) return { outcome: 'unknown' };

  const before = await statusesBefore(trx, itemIds);
  for (const { id: itemId, status } of items) {
    const wanted = { from: status, to, by: by.role, before: before.get(itemId) };
    if (!canChangeStatus(wanted)) return { outcome: 'not-allowed', itemId, status };
  }

  await trx.updateTable('order_items').set({ status: to }).where('id', 'in', itemIds).execute();
  await trx
    .insertInto('order_item_events')
    .values(
      items.map(({ id, status }) => ({
        item_id: id,
        from_status: status,
        to_status: to,
        by_role: by.role,
        by_client_id: by.clientId ?? null,
        reason,
        at,
      })),
    )
    .execute();
  await followTransit(trx, { itemIds, to, at });
  if (!isSold(to)) await giveStockBack(trx, itemIds);
  for (const orderId of orderIds) await updateOrder(trx, orderId, at);
  await planNotice(trx, orderIds, { by: by.role, at });
  return { outcome: 'changed' };
}

async function lockOrders(trx: Trx, itemIds: readonly number[]): Promise<number[]> {
  if (itemIds.length === 0) return [];
  const orders = await trx
    .selectFrom('orders')
    .where('id', 'in', (items) => items.selectFrom('order_items').where('id', 'in', itemIds).select('order_id'))
    .orderBy('id')
    .select('id')
    .forNoKeyUpdate()
    .execute();
  return orders.map(({ id }) => id);
}

/** The status that each item had before the one it has now. */
export async function statusesBefore(trx: Trx, itemIds: readonly number[]): Promise<Map<number, OrderStatusCode>> {
  const events = await findItemEvents(trx, itemIds);
  return new Map(events.flatMap(({ itemId, from }) => (from === null ? [] : [[itemId, from] as const])));
}

async function giveStockBack(trx: Trx, itemIds: readonly number[]): Promise<void> {
  const ids = sql.join(itemIds);
  await sql`
    select from offers o join order_items i on i.article_id = o.article_id and i.price_list_id = o.price_list_id
    where i.id in (${ids}) order by o.article_id, o.price_list_id for no key update of o`.execute(trx);
  await sql`
    update offers o set quantity = o.quantity + i.qty
    from (
      select article_id, price_list_id, sum(qty)::int as qty from order_items where id in (${ids}) group by 1, 2
    ) i
    where o.article_id = i.article_id and o.price_list_id = i.price_list_id`.execute(trx);
  await sql`
    select from articles where id in (select article_id from order_items where id in (${ids}))
    order by id for no key update`.execute(trx);
  await sql`
    update articles a set sold = greatest(0, a.sold - i.qty)
    from (select article_id, sum(qty)::int as qty from order_items where id in (${ids}) group by 1) i
    where a.id = i.article_id`.execute(trx);
}
