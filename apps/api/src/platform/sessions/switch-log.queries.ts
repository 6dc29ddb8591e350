import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Logs that a changing call was made while switched. */
export async function logSwitchAction(db: Kysely<Database>, switchId: number, call: string, now: Date): Promise<void> {
  await sql`insert into switch_actions (switch_id, at, call) values (${switchId}, ${now}, ${call})`.execute(db);
}
