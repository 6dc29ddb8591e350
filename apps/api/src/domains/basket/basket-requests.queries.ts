import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { Session } from '../../platform/sessions/sessions.queries.ts';

type Trx = Transaction<Database>;

/** Whether a request that adds to the locked basket was made before. */
export async function wasMade(trx: Trx, session: Session, requestId: string): Promise<boolean> {
  const made = await trx
    .selectFrom('basket_requests')
    .select('request_id')
    .where('basket_id', '=', session.basketId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return made !== undefined;
}

/** Remembers for a day that a request was made. */
export async function noteRequest(trx: Trx, session: Session, requestId: string, now: Date): Promise<void> {
  await trx
    .deleteFrom('basket_requests')
    .where('basket_id', '=', session.basketId)
    .where('made_at', '<', sql<Date>`${now}::timestamptz - interval '1 day'`)
    .execute();
  await trx
    .insertInto('basket_requests')
    .values({ basket_id: session.basketId, request_id: requestId, made_at: now })
    .execute();
}
