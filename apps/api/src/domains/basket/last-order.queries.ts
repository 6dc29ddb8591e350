import type { CheckoutStep } from '@partshop/api-client/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { Session } from '../../platform/sessions/sessions.queries.ts';

type Last = Pick<CheckoutStep, 'lastPointId' | 'lastOrder'>;

const NOTHING: Last = { lastPointId: null, lastOrder: null };

/** The last order of the client, or of a guest's session, and the point where a client collected it, else that of their account. */
export async function findLastOrder(db: Kysely<Database>, session: Session | undefined): Promise<Last> {
  if (!session) return NOTHING;
  const order = await db
    .selectFrom('orders')
    .where(session.currentUser ? 'client_id' : 'session_id', '=', session.currentUser?.clientId ?? session.id)
    .orderBy('id', 'desc')
    .select(['number', 'company', 'point_id as pointId'])
    .executeTakeFirst();
  const lastOrder = order ? { number: order.number, company: order.company } : null;
  if (!session.currentUser) return { lastPointId: null, lastOrder };
  return { lastPointId: order?.pointId ?? (await findAccountPoint(db, session.currentUser.clientId)), lastOrder };
}

async function findAccountPoint(db: Kysely<Database>, clientId: number): Promise<number | null> {
  const client = await db.selectFrom('clients').where('id', '=', clientId).select('point_id').executeTakeFirst();
  return client?.point_id ?? null;
}
