import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Session } from './sessions.queries.ts';

/** What the viewer chose for the whole shop. A client's is kept with the account, anybody else's with the session. */
async function choose(
  db: Kysely<Database>,
  { id, viewer }: Session,
  choice: { city_id: number } | { engine_id: number | null },
): Promise<void> {
  const change = viewer
    ? db.updateTable('clients').set(choice).where('id', '=', viewer.clientId)
    : db.updateTable('sessions').set(choice).where('id', '=', id);
  await change.execute();
}

export const chooseCity = (db: Kysely<Database>, session: Session, cityId: number): Promise<void> =>
  choose(db, session, { city_id: cityId });

export const chooseEngine = (db: Kysely<Database>, session: Session, engineId: number | null): Promise<void> =>
  choose(db, session, { engine_id: engineId });
