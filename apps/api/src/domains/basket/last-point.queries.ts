import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { Session } from '../../platform/sessions/sessions.queries.ts';

/** The pick-up point of the client's last order, else the one of their account; null for a guest and without either. */
export async function findLastPoint(db: Kysely<Database>, session: Session | undefined): Promise<number | null> {
  if (!session?.currentUser) return null;
  const row = await db
    .selectFrom('clients as c')
    .where('c.id', '=', session.currentUser.clientId)
    .select(
      sql<number | null>`coalesce(
        (select o.point_id from orders o where o.client_id = c.id order by o.id desc limit 1), c.point_id
      )`.as('pointId'),
    )
    .executeTakeFirst();
  return row?.pointId ?? null;
}
