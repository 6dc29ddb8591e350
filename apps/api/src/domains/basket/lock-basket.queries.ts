import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { Session } from '../../platform/sessions/sessions.queries.ts';

/** Locks a basket until the transaction ends. Returns false when the basket is gone. */
export async function lockBasket(trx: Kysely<Database>, session: Pick<Session, 'basketId'>): Promise<boolean> {
  const locked = await trx
    .selectFrom('baskets')
    .select('id')
    .where('id', '=', session.basketId)
    .forUpdate()
    .executeTakeFirst();
  return locked !== undefined;
}
