import type { SellerOrder } from '@partshop/api-client/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { findSellerOrders, findSellerQueue, type View } from './seller-orders.queries.ts';

/** These items of a seller, by order; undefined when one of them is unknown or another seller's. */
export async function findChosenItems(
  db: Kysely<Database>,
  { sellerId, itemIds }: { sellerId: number; itemIds: readonly number[] },
  view: View,
): Promise<SellerOrder[] | undefined> {
  const chosen = new Set(itemIds);
  const rows = await db
    .selectFrom('order_items')
    .where('id', 'in', [...chosen])
    .select('order_id as orderId')
    .distinct()
    .execute();
  const orders = await findSellerOrders(db, { sellerId, orderIds: rows.map(({ orderId }) => orderId) }, view);
  const found = orders.map((order) => ({
    ...order,
    items: order.items.filter(({ orderItemId }) => chosen.has(orderItemId)),
  }));
  return found.flatMap(({ items }) => items).length === chosen.size
    ? found.filter(({ items }) => items.length > 0)
    : undefined;
}

/** The items of a page of what a seller has to ship, by order; none of a page that has become empty. */
export async function findItemsToShip(
  db: Kysely<Database>,
  { sellerId, page }: { sellerId: number; page: number },
  view: View,
): Promise<SellerOrder[]> {
  const queue = await findSellerQueue(db, { sellerId, queue: 'wait', page, take: PAGE }, view);
  // Nobody saw the items of another page.
  return queue.page === page ? queue.orders : [];
}

/** As many orders as the page of the queue shows. */
const PAGE = 20;
