import type { Order, OrderActor, OrderChange } from '@partshop/api-client/contract';
import { sql, type Kysely, type Transaction } from 'kysely';
import { convertKopecks, type Currency } from '../../platform/values/money.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { ChangedBy } from './order-item-events.queries.ts';

/** Sums are in kopecks, days ISO dates. */
export type NewChange =
  | { kind: 'price'; itemId: number; from: number; to: number }
  | { kind: 'day'; itemId: number; fromDay: string; toDay: string }
  | { kind: 'moved'; itemId: number; toOrderId: number }
  | { kind: 'delivery-cost'; from: number; to: number };

/** Writes what was changed in an order, by whom and why. */
export async function recordChange(
  trx: Transaction<Database>,
  orderId: number,
  { by, reason, at, ...change }: NewChange & { by: ChangedBy; reason: string; at: Date },
): Promise<void> {
  await trx
    .insertInto('order_changes')
    .values({
      order_id: orderId,
      kind: change.kind,
      item_id: change.kind === 'delivery-cost' ? null : change.itemId,
      from_kopecks: 'from' in change ? change.from : null,
      to_kopecks: 'to' in change ? change.to : null,
      from_day: 'fromDay' in change ? change.fromDay : null,
      to_day: 'toDay' in change ? change.toDay : null,
      to_order_id: change.kind === 'moved' ? change.toOrderId : null,
      by_role: by.role,
      by_client_id: by.clientId ?? null,
      reason,
      at,
    })
    .execute();
}

/** What was changed in an order, with the id of each change; the oldest first. Items that were moved out or in are in it. */
export async function findChanges(
  db: Kysely<Database>,
  orderId: number,
  { currency, after = 0 }: { currency: Pick<Currency, 'rate'>; after?: number },
): Promise<{ id: number; change: OrderChange }[]> {
  const rows = await db
    .selectFrom('order_changes as c')
    .innerJoin('orders as o', 'o.id', 'c.order_id')
    .leftJoin('orders as other', 'other.id', 'c.to_order_id')
    .leftJoin('order_items as i', 'i.id', 'c.item_id')
    .leftJoin('articles as a', 'a.id', 'i.article_id')
    .leftJoin('makers as m', 'm.id', 'a.maker_id')
    .where((is) => is.or([is('c.order_id', '=', orderId), is('c.to_order_id', '=', orderId)]))
    .where('c.id', '>', after)
    .orderBy('c.id')
    .select(['c.id', 'c.item_id as itemId', 'c.from_kopecks as from', 'c.to_kopecks as to', 'c.reason', 'c.at'])
    .select([sql<string | null>`c.from_day::text`.as('fromDay'), sql<string | null>`c.to_day::text`.as('toDay')])
    .select(['o.number', 'other.number as toOrder', 'm.name as maker', 'a.number as article'])
    .select([sql<OrderChange['kind']>`c.kind`.as('kind'), sql<OrderActor>`c.by_role`.as('by')])
    .execute();
  return rows.map(({ id, kind, by, reason, at, ...row }) => {
    const common = { by, reason, at: at.toISOString() };
    const sums = { from: convertKopecks(row.from ?? 0, currency), to: convertKopecks(row.to ?? 0, currency) };
    if (kind === 'delivery-cost') return { id, change: { kind, ...common, ...sums } };
    const item = { orderItemId: row.itemId ?? 0, catalogName: row.maker ?? '', catalogFullNumber: row.article ?? '' };
    if (kind === 'price') return { id, change: { kind, ...common, ...item, ...sums } };
    if (kind === 'day') {
      return { id, change: { kind, ...common, ...item, fromDay: row.fromDay ?? '', toDay: row.toDay ?? '' } };
    }
    return { id, change: { kind, ...common, ...item, fromOrder: row.number, toOrder: row.toOrder ?? '' } };
  });
}

/** The changes of an order as the contract shows them. */
export const changesOf = async (db: Kysely<Database>, orderId: number, currency: Currency): Promise<Order['changes']> =>
  (await findChanges(db, orderId, { currency })).map(({ change }) => change);
