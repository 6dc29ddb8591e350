import { orderStatusOf, isSold, type OrderStatusCode } from '@partshop/api-client/contract';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { returnBonus } from '../bonus/index.ts';
import { bookOrder } from '../ledger/index.ts';
import { updatePromoUse } from '../promo/index.ts';

/**
 * Brings status, total, promo discount and bonus of an order up to date after its items or its delivery changed. The discount shrinks
 * with the goods; bonuses that would pay more than is left go back to the client; the ledger follows what the client has of it. Call it in a transaction that locks the order.
 */
export async function updateOrder(trx: Transaction<Database>, orderId: number, at: Date): Promise<void> {
  const order = await trx.selectFrom('orders').where('id', '=', orderId).select('bonus').executeTakeFirstOrThrow();
  const items = await trx
    .selectFrom('order_items')
    .where('order_id', '=', orderId)
    .select(['price', 'qty', sql<OrderStatusCode>`status`.as('status')])
    .execute();
  const kopecksOf = (some: typeof items) => some.reduce((sum, { price, qty }) => sum + price * qty, 0);
  const left = kopecksOf(items.filter(({ status }) => isSold(status)));
  const discount = await updatePromoUse(trx, orderId, { left, ordered: kopecksOf(items) });
  const total = left - discount;
  const bonus = Math.min(order.bonus, Math.floor(total / 100));
  await trx
    .updateTable('orders')
    .set({
      status: orderStatusOf(items.map(({ status }) => status)),
      total,
      promo_discount: discount,
      bonus,
      version: sql`version + 1`,
    })
    .where('id', '=', orderId)
    .execute();
  await returnBonus(trx, { orderId, roubles: order.bonus - bonus, now: at });
  await bookOrder(trx, orderId, at);
}
