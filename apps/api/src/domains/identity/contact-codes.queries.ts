import { sql, type Kysely } from 'kysely';
import { CODE_SECONDS, CODE_TRIES } from './one-time-codes.rules.ts';
import type { Database } from '../../platform/database/schema.ts';

/** `contact`: a phone in E.164, or an e-mail address in lower case. */
type CodeOf = { sessionId: number; contact: string; codeHash: Buffer };

/** The result of trying a code; a code that was never sent counts as ended. */
export type CodeTry = { outcome: 'right' } | { outcome: 'wrong'; triesLeft: number } | { outcome: 'ended' };

/** Stores a session's code in place of an earlier one. */
export async function keepContactCode(
  db: Kysely<Database>,
  { sessionId, contact, codeHash }: CodeOf,
  now: Date,
): Promise<void> {
  const code = {
    contact,
    code_hash: codeHash,
    tries_left: CODE_TRIES,
    expires_at: new Date(now.getTime() + CODE_SECONDS * 1000),
    used_at: null,
  };
  await db
    .insertInto('contact_codes')
    .values({ session_id: sessionId, ...code })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet(code))
    .execute();
}

/** Deletes a code that could not be sent. */
export async function dropContactCode(db: Kysely<Database>, { sessionId, codeHash }: CodeOf): Promise<void> {
  await db.deleteFrom('contact_codes').where('session_id', '=', sessionId).where('code_hash', '=', codeHash).execute();
}

/** Tries a code and uses it up in one statement: of many tries at once one succeeds, and no more are allowed than are left. */
export async function tryContactCode(
  db: Kysely<Database>,
  { sessionId, contact, codeHash }: CodeOf,
  now: Date,
): Promise<CodeTry> {
  const row = await db
    .updateTable('contact_codes')
    .set({
      tries_left: sql`tries_left - 1`,
      used_at: sql`case when code_hash = ${codeHash} then ${now}::timestamptz end`,
    })
    .where('session_id', '=', sessionId)
    .where('contact', '=', contact)
    .where('used_at', 'is', null)
    .where('tries_left', '>', 0)
    .where('expires_at', '>', now)
    .returning([sql<boolean>`code_hash = ${codeHash}`.as('isRight'), 'tries_left'])
    .executeTakeFirst();
  if (!row) return { outcome: 'ended' };
  return row.isRight ? { outcome: 'right' } : { outcome: 'wrong', triesLeft: row.tries_left };
}

/** How long a proved phone can be used to register. */
const CONFIRMED_SECONDS = 1800;

/** Allows the session to register with a phone. */
export async function confirmPhone(db: Kysely<Database>, sessionId: number, phone: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ confirmed_phone: phone, confirmed_until: new Date(now.getTime() + CONFIRMED_SECONDS * 1000) })
    .where('id', '=', sessionId)
    .execute();
}

export async function isPhoneConfirmed(
  db: Kysely<Database>,
  sessionId: number,
  phone: string,
  now: Date,
): Promise<boolean> {
  const found = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .where('confirmed_phone', '=', phone)
    .where('confirmed_until', '>', now)
    .executeTakeFirst();
  return found !== undefined;
}
