import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** The secret that signs session cookies: created once, the same in every process of this database. */
export async function loadSessionSecret(db: Kysely<Database>): Promise<string> {
  const name = 'session-secret';
  await db
    .insertInto('settings')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return value;
}
