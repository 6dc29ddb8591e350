import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { shopDay } from '../../platform/values/time-zone.ts';

/**
 * SQL of the kopecks that the client of this column should have paid before today. Payments and returns close what is due first, so
 * whatever they do not cover of what is due is overdue.
 */
export const overdueSql = (clientId: string, now: Date): RawBuilder<number> =>
  sql<number>`(
    select greatest(0, coalesce(sum(e.amount) filter (where e.amount < 0 or e.due_on < ${shopDay(now)}::date), 0))::bigint
    from ledger_entries e where e.client_id = ${sql.ref(clientId)}
  )`;

/** The code of a client, and the kopecks that the client owes; negative when the shop owes the client. */
export async function findDebtor(db: Kysely<Database>, clientId: number): Promise<{ code: number; debt: number }> {
  return db
    .selectFrom('clients as c')
    .where('c.id', '=', clientId)
    .select('c.code')
    .select(
      sql<number>`(select coalesce(sum(e.amount), 0)::bigint from ledger_entries e where e.client_id = c.id)`.as(
        'debt',
      ),
    )
    .executeTakeFirstOrThrow();
}
