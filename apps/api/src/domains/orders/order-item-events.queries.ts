import type { OrderActor, OrderStatusCode } from '@partshop/api-client/contract';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { ItemEvent } from './item-event.ts';
import type { Database } from '../../platform/database/schema.ts';

/** Who makes a change. `clientId` is absent for the system and for guests. */
export type ChangedBy = { role: OrderActor; clientId?: number | undefined };

/** Writes the first event of each item of an order that was just placed. */
export async function recordPlaced(
  trx: Transaction<Database>,
  orderId: number,
  { clientId, at }: { clientId: number | null; at: Date },
): Promise<void> {
  await sql`
    insert into order_item_events (item_id, to_status, by_role, by_client_id, at)
    select id, status, 'client', ${clientId}::bigint, ${at} from order_items where order_id = ${orderId} order by id
  `.execute(trx);
}

/** The events of items, oldest first. These columns hold only what the status machine allowed. */
export async function findItemEvents(db: Kysely<Database>, itemIds: readonly number[]): Promise<ItemEvent[]> {
  if (itemIds.length === 0) return [];
  return db
    .selectFrom('order_item_events')
    .where('item_id', 'in', itemIds)
    .orderBy('id')
    .select(['item_id as itemId', 'reason', 'at'])
    .select([
      sql<OrderStatusCode | null>`from_status`.as('from'),
      sql<OrderStatusCode>`to_status`.as('to'),
      sql<OrderActor>`by_role`.as('by'),
    ])
    .execute();
}
