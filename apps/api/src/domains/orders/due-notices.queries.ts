import type { LanguageCode, OrderActor, OrderStatusCode } from '@partshop/api-client/contract';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { nameOf } from '../../platform/database/name-sql.ts';
import { findMutedChannels } from '../messages/index.ts';
import { findChanges } from './order-changes.queries.ts';
import type { DueNotice, NoticedChange } from './order-notice.ts';

const ROUBLES = { rate: 1 };

/** Changes that follow one another within so many minutes are told in one message. */
const GATHER_MINUTES = 3;

/** Has the buyer told of a change in some minutes, unless they made it or want no messages. */
export async function planNotice(
  trx: Transaction<Database>,
  orderIds: readonly number[],
  { by, at }: { by: OrderActor; at: Date },
): Promise<void> {
  if (by === 'client' || orderIds.length === 0) return;
  const due = new Date(at.getTime() + GATHER_MINUTES * 60_000);
  await trx
    .updateTable('orders')
    .set({ notice_due_at: sql`coalesce(notice_due_at, ${due})` })
    .where('id', 'in', orderIds)
    .where('wants_notices', '=', true)
    .execute();
}

/** Takes the order whose notice is due first, and marks its changes as told; no other process gets it. */
export async function takeDueNotice(trx: Transaction<Database>, now: Date): Promise<DueNotice | undefined> {
  const order = await trx
    .selectFrom('orders')
    .where('notice_due_at', '<=', now)
    .orderBy('notice_due_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .select(['id', 'number', 'client_id', 'told_event_id', 'contact_phone', 'contact_email', 'session_id'])
    .select('told_change_id')
    .select(sql<LanguageCode>`lang`.as('lang'))
    .executeTakeFirst();
  if (!order) return undefined;
  const { id, number, lang, session_id: sessionId } = order;
  const events = await findLastEvents(trx, { id, lang, after: order.told_event_id ?? 0 });
  const newest = Math.max(order.told_event_id ?? 0, ...events.map(({ eventId }) => eventId));
  const amended = await findChanges(trx, id, { currency: ROUBLES, after: order.told_change_id ?? 0 });
  await trx
    .updateTable('orders')
    .set({
      notice_due_at: null,
      told_event_id: newest,
      told_change_id: amended.at(-1)?.id ?? order.told_change_id,
    })
    .where('id', '=', id)
    .execute();
  const changes = events.filter(({ by }) => by !== 'client');
  const amendments = amended.map(({ change }) => change);
  const muted = await findMutedChannels(trx, order.client_id, 'orders');
  const buyer = { phone: order.contact_phone, email: order.contact_email, muted };
  return { id, number, lang, sessionId, ...buyer, changes, amendments };
}

async function findLastEvents(
  trx: Transaction<Database>,
  { id, lang, after }: { id: number; lang: string; after: number },
): Promise<(NoticedChange & { eventId: number; by: OrderActor })[]> {
  return trx
    .selectFrom('order_item_events as e')
    .innerJoin('order_items as i', 'i.id', 'e.item_id')
    .innerJoin('articles as a', 'a.id', 'i.article_id')
    .innerJoin('makers as m', 'm.id', 'a.maker_id')
    .where('i.order_id', '=', id)
    .where('e.id', '>', after)
    .distinctOn('e.item_id')
    .orderBy('e.item_id')
    .orderBy('e.id', 'desc')
    .select(['e.id as eventId', 'e.reason', 'm.name as maker', 'a.number as articleNumber', 'i.qty'])
    .select(nameOf('a.names', lang).as('name'))
    .select([
      sql<OrderStatusCode | null>`e.from_status`.as('from'),
      sql<OrderStatusCode>`e.to_status`.as('to'),
      sql<OrderActor>`e.by_role`.as('by'),
    ])
    .execute();
}

/** Whether the buyer of an order wants messages about it; undefined when there is no such order. */
export async function findNotices(
  db: Kysely<Database>,
  orderId: number,
): Promise<{ number: string; isWanted: boolean } | undefined> {
  return db
    .selectFrom('orders')
    .where('id', '=', orderId)
    .select(['number', 'wants_notices as isWanted'])
    .executeTakeFirst();
}

export async function setNotices(db: Kysely<Database>, orderId: number, isWanted: boolean): Promise<void> {
  await db
    .updateTable('orders')
    .set({ wants_notices: isWanted, ...(isWanted ? {} : { notice_due_at: null }) })
    .where('id', '=', orderId)
    .execute();
}
