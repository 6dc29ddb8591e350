import { isInWork, ORDER_STATUSES, type ManagedOrder, type OrderStatusCode } from '@partshop/api-client/contract';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';

/** How many orders a manager chooses from when an item is moved. */
const MOST_OTHERS = 50;

/** What a manager needs beside an order; undefined when there is no such order. Prices in kopecks. */
export async function findManaged(db: Kysely<Database>, number: string): Promise<ManagedOrder | undefined> {
  const order = await db
    .selectFrom('orders as o')
    .leftJoin('clients as c', 'c.id', 'o.client_id')
    .where('o.number', '=', number)
    .select(['o.id', 'o.client_id as clientId', 'o.contact_phone as phone', 'c.name', 'c.code'])
    .executeTakeFirst();
  if (!order) return undefined;
  const { id, clientId, phone, name, code } = order;
  const prices = await db
    .selectFrom('order_items')
    .where('order_id', '=', id)
    .orderBy('id')
    .select(['id as orderItemId', 'price'])
    .execute();
  const others = await db
    .selectFrom('orders')
    .where('id', '!=', id)
    .where((is) =>
      clientId === null
        ? is.and([is('client_id', 'is', null), is('contact_phone', '=', phone)])
        : is('client_id', '=', clientId),
    )
    .where('payment_type', '=', 'on-receipt')
    .where('promo_code', '=', '')
    .where('status', 'in', ORDER_STATUSES.filter(isInWork))
    .orderBy('id', 'desc')
    .limit(MOST_OTHERS)
    .select(['number', 'created_at as createdAt', sql<OrderStatusCode>`status`.as('status')])
    .execute();
  return {
    client: name === null || code === null ? null : { name, code },
    prices,
    others: others.map((one) => ({ ...one, createdAt: one.createdAt.toISOString() })),
  };
}
