import { createHash, randomUUID } from 'node:crypto';
import {
  canChangeStatus,
  canChangeSum,
  isInWork,
  type DeliveryStatus,
  type ErrorCode,
  type OrderStatusCode,
} from '@partshop/api-client/contract';
import { sql, type Selectable, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { changeItems } from './change-items.queries.ts';
import { planNotice } from './due-notices.queries.ts';
import { changeTransits } from './follow-transit.queries.ts';
import { recordChange } from './order-changes.queries.ts';
import type { ChangedBy } from './order-item-events.queries.ts';
import { newOrderNumber } from './order-number.rules.ts';
import { updateOrder } from './update-order.queries.ts';

type Trx = Transaction<Database>;

/** Who changes which version of an order, and why. */
export type Managing = { version: number; by: ChangedBy; reason: string; at: Date };

export type Managed =
  /** `number`: of the order that the item is in now. */
  | { outcome: 'changed'; number: string }
  /** Nothing was changed in the order of this number. */
  | {
      outcome: 'refused';
      code: Extract<ErrorCode, 'order-changed' | 'status-changed' | 'price-rise' | 'not-movable'>;
      number: string;
    }
  | { outcome: 'unknown' };

type LockedOrder = Selectable<Database['orders']> & { status: OrderStatusCode };

/** Locks orders in the order of their ids, as every change of orders does. */
async function lockOrders(
  trx: Trx,
  by: { itemId: number; number?: string | undefined } | { number: string },
): Promise<LockedOrder[]> {
  const rows = await trx
    .selectFrom('orders')
    .where((is) =>
      is.or([
        ...('itemId' in by
          ? [is('id', '=', is.selectFrom('order_items').where('id', '=', by.itemId).select('order_id'))]
          : []),
        ...(by.number === undefined ? [] : [is('number', '=', by.number)]),
      ]),
    )
    .orderBy('id')
    .selectAll()
    .forNoKeyUpdate()
    .execute();
  return rows as LockedOrder[];
}

type LockedItem = { id: number; orderId: number; price: number; status: OrderStatusCode };

async function findItem(trx: Trx, itemId: number): Promise<LockedItem | undefined> {
  return trx
    .selectFrom('order_items')
    .where('id', '=', itemId)
    .select(['id', 'order_id as orderId', 'price', sql<OrderStatusCode>`status`.as('status')])
    .executeTakeFirst();
}

/**
 * Sets the price of one piece of an item, in kopecks. What its order was paid too much for is given back by `planRefunds`; a payment
 * that was begun for the old sum is not taken for the new one.
 */
export async function setItemPrice(
  trx: Trx,
  { itemId, price, version, by, reason, at }: Managing & { itemId: number; price: number },
): Promise<Managed> {
  const [order] = await lockOrders(trx, { itemId });
  const item = await findItem(trx, itemId);
  if (!order || item?.orderId !== order.id) return { outcome: 'unknown' };
  const { number } = order;
  if (order.version !== version) return { outcome: 'refused', code: 'order-changed', number };
  if (item.price === price) return { outcome: 'changed', number };
  const code = refusalOfSum(item.status, { isRise: price > item.price });
  if (code) return { outcome: 'refused', code, number };

  await trx.updateTable('order_items').set({ price }).where('id', '=', itemId).execute();
  await recordChange(trx, order.id, { kind: 'price', itemId, from: item.price, to: price, by, reason, at });
  await updateOrder(trx, order.id, at);
  await planNotice(trx, [order.id], { by: by.role, at });
  return { outcome: 'changed', number };
}

function refusalOfSum(status: OrderStatusCode, { isRise }: { isRise: boolean }) {
  if (canChangeSum(status, { isRise })) return undefined;
  return canChangeSum(status, { isRise: false }) ? 'price-rise' : 'status-changed';
}

/**
 * Moves an item to another order of its buyer, or to a new one, which is delivered in the same way without another charge. What was
 * promised for the item stays. An item that was paid online, or that a promo code made cheaper, stays where it is: its price depends on
 * its order.
 */
export async function moveItem(
  trx: Trx,
  { itemId, toNumber, version, by, reason, at }: Managing & { itemId: number; toNumber: string | undefined },
): Promise<Managed> {
  const locked = await lockOrders(trx, { itemId, number: toNumber });
  const item = await findItem(trx, itemId);
  const from = locked.find(({ id }) => id === item?.orderId);
  const known = locked.find(({ number }) => number === toNumber);
  if (!item || !from || (toNumber !== undefined && !known)) return { outcome: 'unknown' };
  const { number } = from;
  if (from.version !== version) return { outcome: 'refused', code: 'order-changed', number };
  if (!isInWork(item.status)) return { outcome: 'refused', code: 'status-changed', number };
  if (!isMovable(from) || (known && !isTargetOf(from, known)))
    return { outcome: 'refused', code: 'not-movable', number };

  const to = known ?? (await copyOrder(trx, from, at));
  await sql`
    update order_items i set order_id = ${to.id},
      lead_days = greatest(0, lead_days + shift.days), lead_days_max = greatest(0, lead_days_max + shift.days)
    from (select ((${from.created_at}::timestamptz)::date - (${to.created_at}::timestamptz)::date) as days) shift
    where i.id = ${itemId}`.execute(trx);
  await changeTransits(trx, [itemId], { orderNumber: to.number });
  await recordChange(trx, from.id, { kind: 'moved', itemId, toOrderId: to.id, by, reason, at });
  for (const id of [from.id, to.id]) await updateOrder(trx, id, at);
  await planNotice(trx, [from.id, to.id], { by: by.role, at });
  return { outcome: 'changed', number: to.number };
}

const isMovable = ({ payment_type, promo_code }: LockedOrder): boolean =>
  payment_type === 'on-receipt' && promo_code === '';

/** A guest is known by their phone. */
const isTargetOf = (from: LockedOrder, to: LockedOrder): boolean =>
  from.id !== to.id &&
  isMovable(to) &&
  isInWork(to.status) &&
  from.client_id === to.client_id &&
  (from.client_id !== null || from.contact_phone === to.contact_phone);

/** An order without items for the same buyer, placed when the first one was. */
async function copyOrder(
  trx: Trx,
  from: LockedOrder,
  at: Date,
): Promise<{ id: number; number: string; created_at: Date }> {
  const { id: _, carrier_point, ...same } = from;
  const request_id = randomUUID();
  for (;;) {
    const made = await trx
      .insertInto('orders')
      .values({
        ...same,
        carrier_point: carrier_point && JSON.stringify(carrier_point),
        number: newOrderNumber(at),
        version: 1,
        request_id,
        request_hash: createHash('sha256').update(request_id).digest(),
        delivery_cost: 0,
        total: 0,
        bonus: 0,
        told_change_id: null,
        notice_due_at: null,
      })
      .onConflict((conflict) => conflict.column('number').doNothing())
      .returning(['id', 'number', 'created_at'])
      .executeTakeFirst();
    if (made) return made;
  }
}

/** Sets the cost of a delivery, in kopecks, and moves every item on that may take the status. */
export async function setDelivery(
  trx: Trx,
  {
    number,
    cost,
    status,
    version,
    by,
    reason,
    at,
  }: Managing & {
    number: string;
    cost: number | undefined;
    status: DeliveryStatus | undefined;
  },
): Promise<Managed> {
  const [order] = await lockOrders(trx, { number });
  if (!order) return { outcome: 'unknown' };
  if (order.version !== version) return { outcome: 'refused', code: 'order-changed', number };
  const from = order.delivery_cost;
  const isRepriced = cost !== undefined && cost !== from;
  const code = isRepriced ? refusalOfSum(order.status, { isRise: cost > from }) : undefined;
  if (code) return { outcome: 'refused', code, number };
  const itemIds = status === undefined ? [] : await itemsThatMayBe(trx, order.id, { status, by });
  if (status !== undefined && itemIds.length === 0) return { outcome: 'refused', code: 'status-changed', number };

  if (isRepriced) {
    await trx.updateTable('orders').set({ delivery_cost: cost }).where('id', '=', order.id).execute();
    await recordChange(trx, order.id, { kind: 'delivery-cost', from, to: cost, by, reason, at });
    await updateOrder(trx, order.id, at);
    await planNotice(trx, [order.id], { by: by.role, at });
  }
  if (status !== undefined) await changeItems(trx, { itemIds, to: status, by, reason, at });
  return { outcome: 'changed', number };
}

/** Items that wait for an answer to a request are left: the answer decides about them. */
async function itemsThatMayBe(
  trx: Trx,
  orderId: number,
  { status: to, by }: { status: DeliveryStatus; by: ChangedBy },
): Promise<number[]> {
  const items = await trx
    .selectFrom('order_items')
    .where('order_id', '=', orderId)
    .select(['id', sql<OrderStatusCode>`status`.as('status')])
    .execute();
  return items
    .filter(({ status: from }) => isInWork(from) && canChangeStatus({ from, to, by: by.role }))
    .map(({ id }) => id);
}
