import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import { lockClient } from '../../platform/database/lock-client.ts';
import type { Database } from '../../platform/database/schema.ts';
import { bookPayment } from '../ledger/index.ts';
import { changeItems, owedSql, type ChangedBy } from '../orders/index.ts';
import type { ProviderName, ProviderPayment } from './provider.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

export type KnownPayment = {
  id: number;
  provider: ProviderName;
  providerId: string | null;
  status: 'pending' | 'paid' | 'unwanted' | 'refused';
  kopecks: number;
  key: string;
  url: string | null;
};

const COLUMNS = ['id', 'provider', 'provider_id as providerId', 'status', 'kopecks', 'key', 'url'] as const;

/** The newest payment of an order. */
export async function findLastPayment(
  db: Db,
  orderId: number,
  provider?: ProviderName,
): Promise<KnownPayment | undefined> {
  return db
    .selectFrom('payments')
    .where('order_id', '=', orderId)
    .$if(provider !== undefined, (query) => query.where('provider', '=', provider ?? 'demo'))
    .orderBy('id', 'desc')
    .select(COLUMNS)
    .executeTakeFirst();
}

/** A payment that was begun with this key, and whose id at the provider is not known yet. */
export async function findBegun(db: Db, provider: ProviderName, key: string): Promise<KnownPayment | undefined> {
  return db
    .selectFrom('payments')
    .where('provider', '=', provider)
    .where('key', '=', key)
    .where('provider_id', 'is', null)
    .select(COLUMNS)
    .executeTakeFirst();
}

export async function findPaymentBy(
  db: Db,
  provider: ProviderName,
  providerId: string,
): Promise<KnownPayment | undefined> {
  return db
    .selectFrom('payments')
    .where('provider', '=', provider)
    .where('provider_id', '=', providerId)
    .select(COLUMNS)
    .executeTakeFirst();
}

/** A payment of an order that waits for one: the one that was begun for this sum, or a new one. Undefined for another order. */
export async function openPayment(
  trx: Trx,
  orderId: number,
  { provider, now }: { provider: ProviderName; now: Date },
): Promise<KnownPayment | undefined> {
  const order = await trx
    .selectFrom('orders as o')
    .where('o.id', '=', orderId)
    .where('o.status', '=', 'awaiting-payment')
    .select(owedSql.as('owed'))
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!order || order.owed <= 0) return undefined;
  const last = await findLastPayment(trx, orderId, provider);
  if (last?.status === 'pending' && last.kopecks === order.owed) return last;
  return trx
    .insertInto('payments')
    .values({ order_id: orderId, provider, key: randomUUID(), kopecks: order.owed, created_at: now })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** A payment of the debt of a client: the one that was begun for this sum, or a new one. */
export async function openDebtPayment(
  trx: Trx,
  { clientId, kopecks, provider, now }: { clientId: number; kopecks: number; provider: ProviderName; now: Date },
): Promise<KnownPayment> {
  // Two presses at once begin one payment.
  await lockClient(trx, clientId);
  const begun = await trx
    .selectFrom('payments')
    .where('client_id', '=', clientId)
    .where('provider', '=', provider)
    .where('status', '=', 'pending')
    .where('kopecks', '=', kopecks)
    .orderBy('id', 'desc')
    .select(COLUMNS)
    .executeTakeFirst();
  if (begun) return begun;
  return trx
    .insertInto('payments')
    .values({ client_id: clientId, provider, key: randomUUID(), kopecks, created_at: now })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** A payment of the client's debt. Undefined for another payment. */
export async function findDebtPayment(db: Db, clientId: number, id: number): Promise<KnownPayment | undefined> {
  return db
    .selectFrom('payments')
    .where('id', '=', id)
    .where('client_id', '=', clientId)
    .select(COLUMNS)
    .executeTakeFirst();
}

/** Whose debt the payment with this key pays; undefined for the payment of an order. */
export async function findDebtOf(db: Db, key: string): Promise<{ id: number; clientId: number } | undefined> {
  const payment = await db
    .selectFrom('payments')
    .where('key', '=', key)
    .select(['id', 'client_id as clientId'])
    .executeTakeFirst();
  return payment && payment.clientId !== null ? { id: payment.id, clientId: payment.clientId } : undefined;
}

/** Keeps what the provider calls a payment, and its page where it is known. */
export async function keepStarted(db: Db, id: number, started: { providerId: string; url?: string }): Promise<void> {
  await db
    .updateTable('payments')
    .set({ provider_id: started.providerId, ...(started.url === undefined ? {} : { url: started.url }) })
    .where('id', '=', id)
    .execute();
}

/** Whether this notice is the first of its id. */
export async function keepNotice(
  db: Db,
  { provider, noticeId, paymentId, now }: { provider: ProviderName; noticeId: string; paymentId: number; now: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('payment_notices')
    .values({ provider, notice_id: noticeId, payment_id: paymentId, received_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/**
 * Settles a payment by what its provider says: the order that waits for exactly this sum becomes paid, or the debt is lowered; a
 * payment that no order waits for is to be given back. A payment that is settled stays so, however often this runs.
 */
export async function settlePayment(trx: Trx, id: number, found: ProviderPayment, now: Date): Promise<void> {
  if (found.status === 'pending') return;
  const order = await trx
    .selectFrom('orders as o')
    .where('o.id', '=', (payment) => payment.selectFrom('payments').where('id', '=', id).select('order_id'))
    .select(['o.id', 'o.status', owedSql.as('owed')])
    .forNoKeyUpdate()
    .executeTakeFirst();
  const payment = await trx
    .selectFrom('payments')
    .where('id', '=', id)
    .select('status')
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (payment.status !== 'pending') return;
  if (found.status === 'refused') return setStatus(trx, id, { status: 'refused', settled_at: now });
  // Without an order it pays a debt.
  const isWanted =
    !order ||
    (order.status === 'awaiting-payment' && order.owed === found.kopecks && (await markPaid(trx, order.id, now)));
  await setStatus(trx, id, { status: isWanted ? 'paid' : 'unwanted', kopecks: found.kopecks, settled_at: now });
  await bookPayment(trx, { paymentId: id, kind: 'payment', at: now });
  if (!isWanted) await addRefund(trx, { paymentId: id, kopecks: found.kopecks, reason: 'unwanted', now });
}

async function setStatus(
  trx: Trx,
  id: number,
  change: { status: KnownPayment['status']; kopecks?: number; settled_at: Date },
): Promise<void> {
  await trx.updateTable('payments').set(change).where('id', '=', id).execute();
}

const itemsAwaiting = async (trx: Trx, orderId: number): Promise<number[]> => {
  const items = await trx
    .selectFrom('order_items')
    .where('order_id', '=', orderId)
    .where('status', '=', 'awaiting-payment')
    .select('id')
    .execute();
  return items.map(({ id }) => id);
};

async function markPaid(trx: Trx, orderId: number, at: Date): Promise<boolean> {
  const itemIds = await itemsAwaiting(trx, orderId);
  const { outcome } = await changeItems(trx, { itemIds, to: 'paid', by: { role: 'system' }, at });
  return outcome === 'changed';
}

type NewRefund = { paymentId: number; kopecks: number; reason: 'unwanted' | 'less-owed'; now: Date };

async function addRefund(db: Db, { paymentId, kopecks, reason, now }: NewRefund): Promise<void> {
  await db
    .insertInto('refunds')
    .values({ payment_id: paymentId, key: randomUUID(), kopecks, reason, created_at: now })
    .execute();
}

/** Plans to give back what was paid for goods that were cancelled, refused or returned since. */
export async function planRefunds(trx: Trx, now: Date): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select p.id from payments p join orders o on o.id = p.order_id
    where p.status = 'paid'
      and p.kopecks - coalesce((select sum(r.kopecks) from refunds r where r.payment_id = p.id), 0) > ${owedSql}
    order by p.id limit 100 for no key update of p skip locked`.execute(trx);
  for (const { id } of rows) {
    const { rows: more } = await sql<{ kopecks: number }>`
      select (p.kopecks - coalesce((select sum(r.kopecks) from refunds r where r.payment_id = p.id), 0) - ${owedSql})::bigint as kopecks
      from payments p join orders o on o.id = p.order_id where p.id = ${id}`.execute(trx);
    const kopecks = more[0]?.kopecks ?? 0;
    if (kopecks > 0) await addRefund(trx, { paymentId: id, kopecks, reason: 'less-owed', now });
  }
}

export type DueRefund = {
  id: number;
  paymentId: number;
  key: string;
  kopecks: number;
  provider: ProviderName;
  providerId: string;
};

export async function findDueRefunds(db: Db): Promise<DueRefund[]> {
  return db
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .where('r.done_at', 'is', null)
    .where('p.provider_id', 'is not', null)
    .orderBy('r.created_at')
    .limit(100)
    .select(['r.id', 'r.payment_id as paymentId', 'r.key', 'r.kopecks', 'p.provider'])
    .select(sql<string>`p.provider_id`.as('providerId'))
    .execute();
}

export async function markRefunded(trx: Trx, { id, paymentId }: DueRefund, now: Date): Promise<void> {
  await trx.updateTable('refunds').set({ done_at: now }).where('id', '=', id).execute();
  await bookPayment(trx, { paymentId, kind: 'refund', refundId: id, at: now });
}

/** Payments that may have been made without a notice. */
export async function findPending(db: Db, since: Date): Promise<KnownPayment[]> {
  return db
    .selectFrom('payments')
    .where('status', '=', 'pending')
    .where('provider_id', 'is not', null)
    .where('created_at', '>', since)
    .orderBy('created_at')
    .limit(100)
    .select(COLUMNS)
    .execute();
}

/** Orders whose goods were kept long enough for a payment. */
export async function findUnpaidOrders(db: Db, now: Date): Promise<number[]> {
  const orders = await db
    .selectFrom('orders')
    .where('status', '=', 'awaiting-payment')
    .where('pay_until', '<', now)
    .orderBy('pay_until')
    .limit(100)
    .select('id')
    .execute();
  return orders.map(({ id }) => id);
}

/** Lets an order be paid on receipt that waits for its online payment. Returns false for one that neither waits nor is so paid. */
export async function payOnReceipt(trx: Trx, orderId: number, by: ChangedBy, at: Date): Promise<boolean> {
  const order = await trx
    .selectFrom('orders')
    .where('id', '=', orderId)
    .select('payment_type as paymentType')
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  if (order.paymentType === 'on-receipt') return true;
  const itemIds = await itemsAwaiting(trx, orderId);
  const { outcome } = await changeItems(trx, { itemIds, to: 'new', by, at });
  if (outcome !== 'changed') return false;
  await trx
    .updateTable('orders')
    .set({ payment_type: 'on-receipt', pay_until: null })
    .where('id', '=', orderId)
    .execute();
  return true;
}

/** Ends the reservation of an order that nobody paid: its goods are on sale again. */
export async function cancelUnpaid(trx: Trx, orderId: number, at: Date): Promise<void> {
  const itemIds = await itemsAwaiting(trx, orderId);
  if (itemIds.length > 0) await changeItems(trx, { itemIds, to: 'cancelled', by: { role: 'system' }, at });
}
