import { sql, type Kysely, type Transaction } from 'kysely';
import { CODE_SECONDS, CODE_TRIES, TOKEN_SECONDS } from './one-time-codes.rules.ts';
import type { CodeTry } from './contact-codes.queries.ts';
import type { Database } from '../../platform/database/schema.ts';

export type RecoveryRequest = {
  /** The request's id in calls and links. */
  id: string;
  clientId: number | undefined;
  /** Hash of the requested phone or e-mail and of the session. */
  subjectHash: Buffer;
  codeHash: Buffer;
  linkHash: Buffer;
};

const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

/**
 * Stores a request, for a client or an unknown contact, in place of earlier ones for the same phone or e-mail in the same
 * session. A stranger's request in another session does not end the owner's.
 */
export async function keepRecoveryRequest(
  db: Kysely<Database>,
  { id, clientId, subjectHash, codeHash, linkHash }: RecoveryRequest,
  now: Date,
): Promise<void> {
  await sql`
    delete from recovery_requests where subject_hash = ${subjectHash} or id in (
      select id from recovery_requests where token_expires_at <= ${now} order by token_expires_at limit 20
      for update skip locked
    )`.execute(db);
  await db
    .insertInto('recovery_requests')
    .values({
      id,
      client_id: clientId ?? null,
      subject_hash: subjectHash,
      code_hash: codeHash,
      tries_left: CODE_TRIES,
      code_expires_at: later(now, CODE_SECONDS),
      link_hash: linkHash,
      token_expires_at: later(now, TOKEN_SECONDS),
    })
    .execute();
}

/** The client whom a request is for. */
export async function findRecoveringClient(db: Kysely<Database>, id: string): Promise<number | undefined> {
  const row = await db.selectFrom('recovery_requests').select('client_id').where('id', '=', id).executeTakeFirst();
  return row?.client_id ?? undefined;
}

/** Exchanges the code of a request for a token, once, in one statement. */
export async function tryRecoveryCode(
  db: Kysely<Database>,
  { id, codeHash, tokenHash }: { id: string; codeHash: Buffer; tokenHash: Buffer },
  now: Date,
): Promise<CodeTry> {
  const isRight = sql<boolean>`code_hash = ${codeHash}`;
  const row = await db
    .updateTable('recovery_requests')
    .set({
      tries_left: sql`case when ${isRight} then 0 else tries_left - 1 end`,
      token_hash: sql`case when ${isRight} then ${tokenHash} else token_hash end`,
      token_expires_at: sql`case when ${isRight} then ${later(now, TOKEN_SECONDS)}::timestamptz else token_expires_at end`,
    })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('tries_left', '>', 0)
    .where('code_expires_at', '>', now)
    .returning([isRight.as('isRight'), 'tries_left'])
    .executeTakeFirst();
  if (!row) return { outcome: 'ended' };
  return row.isRight ? { outcome: 'right' } : { outcome: 'wrong', triesLeft: row.tries_left };
}

/** The client whose password a token may set. Does not use the token up. */
export async function findByRecoveryToken(
  db: Kysely<Database>,
  id: string,
  tokenHash: Buffer,
  now: Date,
): Promise<{ clientId: number } | undefined> {
  const row = await withToken(db, id, tokenHash, now).executeTakeFirst();
  return row && row.client_id !== null ? { clientId: row.client_id } : undefined;
}

const withToken = (db: Kysely<Database>, id: string, tokenHash: Buffer, now: Date) =>
  db
    .selectFrom('recovery_requests')
    .select('client_id')
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('token_expires_at', '>', now)
    .where((e) => e.or([e('token_hash', '=', tokenHash), e('link_hash', '=', tokenHash)]));

/** Uses up a token and every other request of its client. Returns false when it was already used. */
export async function spendRecoveryToken(
  trx: Transaction<Database>,
  id: string,
  tokenHash: Buffer,
  now: Date,
): Promise<boolean> {
  const row = await withToken(trx, id, tokenHash, now).forUpdate().executeTakeFirst();
  if (!row || row.client_id === null) return false;
  await trx
    .updateTable('recovery_requests')
    .set({ used_at: now })
    .where('client_id', '=', row.client_id)
    .where('used_at', 'is', null)
    .execute();
  return true;
}
