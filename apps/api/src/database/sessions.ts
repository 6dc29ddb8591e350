import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database } from './schema.ts';

export const SESSION_DAYS = 30;
const DAY_MS = 86_400_000;

export type Session = { id: number };

const hashOf = (token: string) => createHash('sha256').update(token).digest();
const expiryAt = (now: Date) => new Date(now.getTime() + SESSION_DAYS * DAY_MS);

/** The session of a token, and whether its life was prolonged: once a day is enough. Nothing when unknown or expired. */
export async function findSession(
  db: Kysely<Database>,
  token: string,
  now: Date,
): Promise<{ session: Session; isProlonged: boolean } | undefined> {
  const found = await db
    .selectFrom('sessions')
    .select(['id', 'seen_at'])
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!found) return undefined;
  const isProlonged = now.getTime() - found.seen_at.getTime() >= DAY_MS;
  if (isProlonged) {
    const life = { seen_at: now, expires_at: expiryAt(now) };
    await db.updateTable('sessions').set(life).where('id', '=', found.id).execute();
  }
  return { session: { id: found.id }, isProlonged };
}

/** Opens a session for a token, and takes some dead ones out of the table. */
export async function createSession(db: Kysely<Database>, token: string, now: Date): Promise<Session> {
  await sql`
    delete from sessions where id in (
      select id from sessions where expires_at <= ${now} order by expires_at limit 20 for update skip locked
    )`.execute(db);
  return db
    .insertInto('sessions')
    .values({ token_hash: hashOf(token), created_at: now, seen_at: now, expires_at: expiryAt(now) })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** Makes the changes to one basket follow each other. False when the session is gone. */
export async function lockSession(trx: Kysely<Database>, session: Session): Promise<boolean> {
  const locked = await trx
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', session.id)
    .forUpdate()
    .executeTakeFirst();
  return locked !== undefined;
}
