import type { OrderStatusCode } from '@partshop/api-client/contract';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { SHOP_TIME_ZONE, shopDay } from '../../platform/values/time-zone.ts';

/** Statuses of what has passed the shop's warehouse. */
const ARRIVED: readonly OrderStatusCode[] = ['arrived', 'ready', 'issued'];
/** Statuses of what nobody waits for any more. */
const ENDED: readonly OrderStatusCode[] = ['cancelled', 'refused'];

/** Keeps up which items are on their way from a seller to the shop's warehouse, when their status changes. */
export async function followTransit(
  trx: Transaction<Database>,
  { itemIds, to, at }: { itemIds: readonly number[]; to: OrderStatusCode; at: Date },
): Promise<void> {
  const day = shopDay(at);
  if (to === 'in-transit') {
    await sql`
      insert into transits (seller_id, article_id, item_id, order_number, pieces, price, sent_on, expected_on)
      select l.seller_id, i.article_id, i.id, o.number, i.qty, i.price, ${day}::date,
        greatest(${day}::date, ((o.created_at + i.lead_days_max * interval '1 day') at time zone ${sql.lit(SHOP_TIME_ZONE)})::date)
      from order_items i
        join orders o on o.id = i.order_id
        join price_lists l on l.id = i.price_list_id
      where i.id in (${sql.join(itemIds)})
      on conflict (item_id) do nothing`.execute(trx);
  } else if (ARRIVED.includes(to)) {
    await trx
      .updateTable('transits')
      .set({ received_on: sql`greatest(sent_on, ${day}::date)` })
      .where('item_id', 'in', itemIds)
      .where('received_on', 'is', null)
      .execute();
  } else if (ENDED.includes(to)) {
    await trx.deleteFrom('transits').where('item_id', 'in', itemIds).where('received_on', 'is', null).execute();
  }
}

/** Has the warehouse expect items on another day, or as items of another order. */
export async function changeTransits(
  trx: Transaction<Database>,
  itemIds: readonly number[],
  { day, orderNumber }: { day?: string; orderNumber?: string },
): Promise<void> {
  await trx
    .updateTable('transits')
    .set({
      ...(day === undefined ? {} : { expected_on: day }),
      ...(orderNumber === undefined ? {} : { order_number: orderNumber }),
    })
    .where('item_id', 'in', itemIds)
    .execute();
}
