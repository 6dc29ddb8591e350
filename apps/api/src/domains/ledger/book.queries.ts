import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { shopDay } from '../../platform/values/time-zone.ts';
import { handedOver } from './handed-over.rules.ts';

type Trx = Transaction<Database>;

type BookedOrder = {
  clientId: number;
  number: string;
  paymentType: string;
  /** Null for a client who pays on receipt or online. */
  paymentDays: number | null;
  sold: number;
  issued: number;
  total: number;
  delivery: number;
  /** What the ledger says that the client has of the order. */
  booked: number;
};

/**
 * Brings the ledger up to date with what the buyer of an order has of it: a shipment, or a return. Who has no credit pays on receipt,
 * so the payment is booked beside it. What an employee buys is owed by the company. Orders of retail clients and guests have no ledger. Call it in a transaction that locks the order.
 */
export async function bookOrder(trx: Trx, orderId: number, at: Date): Promise<void> {
  const { rows } = await sql<BookedOrder>`
    select c.id as "clientId", o.number, o.payment_type as "paymentType", t.payment_days as "paymentDays", o.total,
      o.delivery_cost::bigint as delivery, items.sold, items.issued,
      (
        select coalesce(sum(e.amount), 0)::bigint from ledger_entries e
        where e.order_id = o.id and e.kind in ('shipment', 'return')
      ) as booked
    from orders o
    left join company_employees e on e.id = o.employee_id
    join clients c on c.id = coalesce(e.company_id, o.client_id) and c.type = 'Wholesale'
    left join credit_terms t on t.client_id = c.id
    cross join lateral (
      select coalesce(sum(i.price::bigint * i.qty) filter (where i.status not in ('cancelled', 'returned', 'refused')), 0)::bigint as sold,
        coalesce(sum(i.price::bigint * i.qty) filter (where i.status in ('issued', 'return-requested')), 0)::bigint as issued
      from order_items i where i.order_id = o.id
    ) items
    where o.id = ${orderId}`.execute(trx);
  const [order] = rows;
  if (!order) return;
  const change = handedOver(order) - order.booked;
  if (change === 0) return;
  const { clientId: client_id, number: document, paymentType, paymentDays } = order;
  const day = shopDay(at);
  const own = { client_id, document, order_id: orderId, at };
  await trx
    .insertInto('ledger_entries')
    .values({
      ...own,
      kind: change > 0 ? 'shipment' : 'return',
      amount: change,
      due_on: change > 0 ? sql`${day}::date + ${paymentDays ?? 0}::int` : null,
    })
    .execute();
  if (paymentDays !== null || paymentType !== 'on-receipt') return;
  await trx
    .insertInto('ledger_entries')
    .values({ ...own, kind: change > 0 ? 'payment' : 'refund', amount: -change, due_on: change > 0 ? null : day })
    .execute();
}

type Booked = { paymentId: number; at: Date } & ({ kind: 'payment' } | { kind: 'refund'; refundId: number });

/** Books a payment that was made, or what was given back of it; each once. Payments of retail clients and guests have no ledger. */
export async function bookPayment(trx: Trx, booked: Booked): Promise<void> {
  const { paymentId, kind, at } = booked;
  const amount =
    kind === 'payment'
      ? sql`-p.kopecks`
      : sql`(select r.kopecks from refunds r where r.id = ${booked.refundId} and r.payment_id = p.id)`;
  const key = kind === 'payment' ? `payment:${paymentId}` : `refund:${booked.refundId}`;
  await sql`
    insert into ledger_entries (client_id, kind, amount, document, order_id, due_on, key, at)
    select c.id, ${kind}, ${amount}, p.id::text, p.order_id, ${kind === 'payment' ? null : shopDay(at)}::date, ${key}, ${at}
    from payments p
    left join orders o on o.id = p.order_id
    left join company_employees e on e.id = o.employee_id
    join clients c on c.id = coalesce(p.client_id, e.company_id, o.client_id) and c.type = 'Wholesale'
    where p.id = ${paymentId}
    on conflict (key) do nothing`.execute(trx);
}
