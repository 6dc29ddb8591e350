import { canChangeStatus, type OrderStatusCode } from '@partshop/api-client/contract';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { shopDay } from '../../platform/values/time-zone.ts';
import { changeItems, statusesBefore } from './change-items.queries.ts';
import { planNotice } from './due-notices.queries.ts';
import { changeTransits } from './follow-transit.queries.ts';
import { recordChange } from './order-changes.queries.ts';
import type { ChangedBy } from './order-item-events.queries.ts';
import { splitItem } from './split-item.queries.ts';
import { expectedDays, isOnItsWay } from './timeline.rules.ts';
import { updateOrder } from './update-order.queries.ts';

type Trx = Transaction<Database>;

/** What a seller does with own items of an order. Days are ISO dates. */
export type SellerAct =
  | { kind: 'accept'; items: readonly { itemId: number; qty: number }[] }
  | { kind: 'refuse'; itemIds: readonly number[] }
  | { kind: 'ship'; itemIds: readonly number[] }
  | { kind: 'promise'; itemIds: readonly number[]; day: string }
  | { kind: 'answer'; itemId: number; isAccepted: boolean };

export type SellerActing = {
  sellerId: number;
  by: ChangedBy;
  number: string;
  version: number;
  reason: string;
  at: Date;
};

export type SellerActed =
  | { outcome: 'changed'; orderId: number }
  /** Nothing was changed. */
  | { outcome: 'refused'; code: 'order-changed' | 'status-changed'; orderId: number }
  | { outcome: 'reason-missing' | 'wrong-qty' | 'wrong-day' | 'unknown' };

type OwnItem = {
  id: number;
  qty: number;
  leadDaysMax: number;
  status: OrderStatusCode;
};
type Order = { id: number; version: number; createdAt: Date };

/**
 * Does what a seller wants with own items of one order, if the order is still the one that they saw. An order without items of the
 * seller, and an item of another, are unknown.
 */
export async function actOnSellerOrder(trx: Trx, acting: SellerActing, act: SellerAct): Promise<SellerActed> {
  const order = await trx
    .selectFrom('orders')
    .where('number', '=', acting.number)
    .select(['id', 'version', 'created_at as createdAt'])
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!order) return { outcome: 'unknown' };
  const own = await findOwn(trx, order.id, acting.sellerId);
  const wanted = new Set(idsOf(act));
  const items = own.filter(({ id }) => wanted.has(id));
  if (items.length < wanted.size) return { outcome: 'unknown' };
  if (order.version !== acting.version) return { outcome: 'refused', code: 'order-changed', orderId: order.id };
  return doAct(trx, { acting, order, items }, act);
}

const idsOf = (act: SellerAct): readonly number[] => {
  switch (act.kind) {
    case 'accept':
      return act.items.map(({ itemId }) => itemId);
    case 'answer':
      return [act.itemId];
    default:
      return act.itemIds;
  }
};

async function findOwn(trx: Trx, orderId: number, sellerId: number): Promise<OwnItem[]> {
  return trx
    .selectFrom('order_items as i')
    .innerJoin('price_lists as p', 'p.id', 'i.price_list_id')
    .where('i.order_id', '=', orderId)
    .where('p.seller_id', '=', sellerId)
    .orderBy('i.id')
    .select(['i.id', 'i.qty', 'i.lead_days_max as leadDaysMax', sql<OrderStatusCode>`i.status`.as('status')])
    .execute();
}

type Work = { acting: SellerActing; order: Order; items: readonly OwnItem[] };

async function doAct(trx: Trx, work: Work, act: SellerAct): Promise<SellerActed> {
  switch (act.kind) {
    case 'accept':
      return accept(trx, work, new Map(act.items.map(({ itemId, qty }) => [itemId, qty])));
    case 'refuse':
      return move(trx, work, 'refused');
    case 'ship':
      return move(trx, work, 'in-transit');
    case 'promise':
      return promise(trx, work, act.day);
    case 'answer':
      return answer(trx, work, act.isAccepted);
  }
}

/** Moves items to a status; `itemIds` are all that the seller chose, unless some of them go another way. */
async function move(
  trx: Trx,
  { acting, order, items }: Work,
  to: OrderStatusCode,
  { itemIds = items.map(({ id }) => id), reason = acting.reason } = {},
): Promise<SellerActed> {
  const { by, at } = acting;
  const { outcome } = await changeItems(trx, { itemIds, to, by, reason, at });
  if (outcome === 'changed') return { outcome, orderId: order.id };
  return outcome === 'unknown' ? { outcome } : { outcome: 'refused', code: 'status-changed', orderId: order.id };
}

/** What a seller takes of an item is accepted; the rest becomes an item of its own, which is refused. */
async function accept(trx: Trx, work: Work, quantities: ReadonlyMap<number, number>): Promise<SellerActed> {
  const { acting, order, items } = work;
  const parts = items.map((item) => ({ ...item, taken: quantities.get(item.id) ?? item.qty }));
  if (parts.some(({ taken, qty }) => taken > qty)) return { outcome: 'wrong-qty' };
  const partial = parts.filter(({ taken, qty }) => taken < qty);
  if (partial.length > 0 && acting.reason === '') return { outcome: 'reason-missing' };
  // Before anything is split: a refusal changes nothing.
  const isAllowed = parts.every(({ status: from }) => canChangeStatus({ from, to: 'ordered', by: acting.by.role }));
  if (!isAllowed) return { outcome: 'refused', code: 'status-changed', orderId: order.id };

  const rests: number[] = [];
  for (const { id, taken } of partial) rests.push(await splitItem(trx, id, taken));
  if (rests.length > 0) await move(trx, work, 'refused', { itemIds: rests });
  return move(trx, work, 'ordered', { reason: rests.length > 0 ? '' : acting.reason });
}

async function promise(trx: Trx, { acting, order, items }: Work, day: string): Promise<SellerActed> {
  const { by, reason, at } = acting;
  const leadDays = daysBetween(shopDay(order.createdAt), day);
  if (day < shopDay(at) || leadDays > MOST_LEAD_DAYS) return { outcome: 'wrong-day' };
  if (!items.every(({ status }) => isOnItsWay(status))) {
    return { outcome: 'refused', code: 'status-changed', orderId: order.id };
  }
  for (const { id: itemId, leadDaysMax } of items) {
    const { expectedTo } = expectedDays({ from: order.createdAt, leadDays: leadDaysMax, leadDaysMax });
    await trx
      .updateTable('order_items')
      .set({ lead_days: leadDays, lead_days_max: leadDays })
      .where('id', '=', itemId)
      .execute();
    const days = { fromDay: shopDay(new Date(expectedTo)), toDay: day };
    await recordChange(trx, order.id, { kind: 'day', itemId, ...days, by, reason, at });
  }
  await changeTransits(
    trx,
    items.map(({ id }) => id),
    { day },
  );
  await updateOrder(trx, order.id, at);
  await planNotice(trx, [order.id], { by: by.role, at });
  return { outcome: 'changed', orderId: order.id };
}

const MOST_LEAD_DAYS = 365;
const daysBetween = (from: string, to: string): number =>
  Math.round((new Date(to).getTime() - new Date(from).getTime()) / 86_400_000);

/** A declined request leads back to where the item was. */
async function answer(trx: Trx, work: Work, isAccepted: boolean): Promise<SellerActed> {
  const [item] = work.items;
  if (!item) return { outcome: 'unknown' };
  if (!isAccepted && work.acting.reason === '') return { outcome: 'reason-missing' };
  const agreed = { 'return-requested': 'returned', 'cancel-requested': 'cancelled' } as const;
  const asked = Object.entries(agreed).find(([status]) => status === item.status);
  const before = (await statusesBefore(trx, [item.id])).get(item.id);
  const to = isAccepted ? asked?.[1] : before;
  if (!asked || to === undefined) return { outcome: 'refused', code: 'status-changed', orderId: work.order.id };
  return move(trx, work, to);
}
