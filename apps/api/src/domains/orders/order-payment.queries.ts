import type { OrderPayment } from '@partshop/api-client/contract';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { owedSql } from '../../platform/database/owed-sql.ts';

/** A payment that an order has, with what goes back of it. */
type Payment = { status: string; kopecks: number; refunds: OrderPayment['refunds'] };

/** How the online payment of an order stands; null for an order that nobody tried to pay online. */
export async function findOrderPayment(db: Kysely<Database>, orderId: number): Promise<OrderPayment | null> {
  const order = await db
    .selectFrom('orders as o')
    .where('o.id', '=', orderId)
    .select(['o.status', 'o.payment_type as paymentType', 'o.pay_until as payUntil', owedSql.as('owed')])
    .select(
      sql<Payment[]>`(
        select coalesce(json_agg(json_build_object('status', p.status, 'kopecks', p.kopecks, 'refunds', (
          select coalesce(json_agg(json_build_object('amount', r.kopecks, 'doneAt', r.done_at) order by r.id), '[]')
          from refunds r where r.payment_id = p.id
        )) order by p.id), '[]') from payments p where p.order_id = o.id
      )`.as('payments'),
    )
    .executeTakeFirstOrThrow();
  const { status, paymentType, payUntil, owed, payments } = order;
  if (paymentType !== 'online' && payments.length === 0) return null;
  const isPayable = status === 'awaiting-payment' && owed > 0;
  const made = payments.findLast((one) => one.status === 'paid') ?? payments.at(-1);
  return {
    state: stateOf(made),
    isPayable,
    payable: isPayable ? owed : (made?.kopecks ?? owed),
    payUntil: isPayable ? (payUntil?.toISOString() ?? null) : null,
    refunds: payments
      .flatMap(({ refunds }) => refunds)
      .map(({ amount, doneAt }) => ({ amount, doneAt: doneAt && new Date(doneAt).toISOString() })),
  };
}

function stateOf(payment: Payment | undefined): OrderPayment['state'] {
  if (!payment) return 'none';
  const { status, kopecks, refunds } = payment;
  if (status === 'pending' || status === 'refused') return status;
  return refunds.reduce((sum, { amount }) => sum + amount, 0) < kopecks ? 'paid' : 'refunded';
}
