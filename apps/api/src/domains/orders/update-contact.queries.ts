import { cancellationOf, type OrderStatusCode } from '@partshop/api-client/contract';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { Session } from '../../platform/sessions/sessions.queries.ts';
import type { Managed } from './manage-order.queries.ts';
import { findVisibleOrder } from './orders.queries.ts';

/** What a buyer changes; what is undefined stays. */
export type ContactUpdate = {
  number: string;
  version: number;
  name: string | undefined;
  email: string | undefined;
  comment: string | undefined;
  now: Date;
};

/** Changes the recipient, the mail and the comment of an own order that can still be cancelled at once: later the shop has read them. */
export async function updateContact(
  trx: Transaction<Database>,
  session: Session,
  { number, version, name, email, comment, now }: ContactUpdate,
): Promise<Managed> {
  const id = await findVisibleOrder(trx, session, number, now);
  if (id === undefined) return { outcome: 'unknown' };
  const order = await trx
    .selectFrom('orders')
    .where('id', '=', id)
    .select(['version', sql<OrderStatusCode>`status`.as('status')])
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  if (order.version !== version) return { outcome: 'refused', code: 'order-changed', number };
  if (cancellationOf(order.status) !== 'cancelled') return { outcome: 'refused', code: 'status-changed', number };
  await trx
    .updateTable('orders')
    .set({
      ...(name === undefined ? {} : { contact_name: name }),
      ...(email === undefined ? {} : { contact_email: email }),
      ...(comment === undefined ? {} : { comment }),
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute();
  return { outcome: 'changed', number };
}
