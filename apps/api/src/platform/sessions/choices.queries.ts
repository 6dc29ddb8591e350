import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Session } from './sessions.queries.ts';

type Choice = {
  city_id?: number;
  engine_id?: number | null;
  is_table_mod?: boolean;
  search_good_order_type?: number;
};

/** Saves a choice for the whole shop (D42): with a client's account, or with a guest's session. */
export async function keepChoice(db: Kysely<Database>, { id, currentUser }: Session, choice: Choice): Promise<void> {
  if (Object.keys(choice).length === 0) return;
  const change = currentUser
    ? db.updateTable('clients').set(choice).where('id', '=', currentUser.clientId)
    : db.updateTable('sessions').set(choice).where('id', '=', id);
  await change.execute();
}

/** Relevance (D43). */
export const DEFAULT_OFFER_ORDER = 1;

/** The order of offers (D43) that the client or the guest has chosen. */
export async function readOfferOrder(db: Kysely<Database>, { id, currentUser }: Session): Promise<number> {
  const chosen = currentUser
    ? db.selectFrom('clients').select('search_good_order_type').where('id', '=', currentUser.clientId)
    : db.selectFrom('sessions').select('search_good_order_type').where('id', '=', id);
  return (await chosen.executeTakeFirst())?.search_good_order_type ?? DEFAULT_OFFER_ORDER;
}
