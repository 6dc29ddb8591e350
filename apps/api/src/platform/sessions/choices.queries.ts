import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Currency } from '../values/money.ts';
import type { Session } from './sessions.queries.ts';

type Choice = {
  city_id?: number;
  engine_id?: number | null;
  is_table_mod?: boolean;
  search_good_order_type?: number;
  currency_code?: Currency['code'];
};

/** Saves what only an account remembers. */
export async function keepOwnChoice(
  db: Kysely<Database>,
  clientId: number,
  choice: { lang?: string; keeps_searches?: boolean },
): Promise<void> {
  await db.updateTable('clients').set(choice).where('id', '=', clientId).execute();
}

/** Saves a choice for the whole shop (D42): with a client's account, or with a guest's session. */
export async function keepChoice(db: Kysely<Database>, { id, currentUser }: Session, choice: Choice): Promise<void> {
  if (Object.keys(choice).length === 0) return;
  const change = currentUser
    ? db.updateTable('clients').set(choice).where('id', '=', currentUser.clientId)
    : db.updateTable('sessions').set(choice).where('id', '=', id);
  await change.execute();
}
