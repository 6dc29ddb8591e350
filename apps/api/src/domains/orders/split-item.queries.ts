import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';

/**
 * Leaves `qty` pieces in an item and puts the rest into a new one with the same terms, status and history. Returns the id of the new
 * one. Call it in a transaction that locks the order.
 */
export async function splitItem(trx: Transaction<Database>, itemId: number, qty: number): Promise<number> {
  const { id: _, ...item } = await trx
    .selectFrom('order_items')
    .where('id', '=', itemId)
    .selectAll()
    .executeTakeFirstOrThrow();
  await trx.updateTable('order_items').set({ qty }).where('id', '=', itemId).execute();
  const rest = await trx
    .insertInto('order_items')
    .values({ ...item, qty: item.qty - qty })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into order_item_events (item_id, from_status, to_status, by_role, by_client_id, reason, at)
    select ${rest.id}, from_status, to_status, by_role, by_client_id, reason, at
    from order_item_events where item_id = ${itemId} order by id`.execute(trx);
  return rest.id;
}
