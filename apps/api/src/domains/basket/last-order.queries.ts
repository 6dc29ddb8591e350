import type { CheckoutStep } from '@partshop/api-client/contract';
import type { Kysely } from 'kysely';
import { companyText, findCompanyDetails } from '../client/index.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Session } from '../../platform/sessions/sessions.queries.ts';

type Last = Pick<CheckoutStep, 'lastPointId' | 'lastOrder' | 'company'>;

const NOTHING: Last = { lastPointId: null, lastOrder: null, company: '' };

/**
 * The last order of the client, or of a guest's session; the point where a client collected it, else that of their account; and the
 * company that a wholesale client keeps, else that of the order.
 */
export async function findLastOrder(db: Kysely<Database>, session: Session | undefined): Promise<Last> {
  if (!session) return NOTHING;
  const order = await db
    .selectFrom('orders')
    .where(session.currentUser ? 'client_id' : 'session_id', '=', session.currentUser?.clientId ?? session.id)
    .orderBy('id', 'desc')
    .select(['number', 'company', 'point_id as pointId'])
    .executeTakeFirst();
  const own = session.currentUser?.type === 'Wholesale' && (await findCompanyDetails(db, session.currentUser.clientId));
  const company = own ? companyText(own) : (order?.company ?? '');
  const lastOrder = order ? { number: order.number, company: order.company } : null;
  if (!session.currentUser) return { ...NOTHING, lastOrder };
  return {
    lastPointId: order?.pointId ?? (await findAccountPoint(db, session.currentUser.clientId)),
    lastOrder,
    company,
  };
}

async function findAccountPoint(db: Kysely<Database>, clientId: number): Promise<number | null> {
  const client = await db.selectFrom('clients').where('id', '=', clientId).select('point_id').executeTakeFirst();
  return client?.point_id ?? null;
}
