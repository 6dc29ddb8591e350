import { sql, type Kysely, type Selectable } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { Channel } from './message.ts';

/** A message that waits in the outbox. */
export type KeptMessage = { channel: Channel; sessionId: number | null; to: string; subject: string; text: string };
export type DueMessage = Pick<
  Selectable<Database['outgoing_messages']>,
  'id' | 'session_id' | 'channel' | 'recipient' | 'subject' | 'text' | 'created_at' | 'tries'
>;

/** A process that holds a message for longer has died. */
const TAKEN_SECONDS = 600;

const earlier = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000);

export async function keepMessages(db: Kysely<Database>, messages: readonly KeptMessage[], now: Date): Promise<void> {
  if (messages.length === 0) return;
  await db
    .insertInto('outgoing_messages')
    .values(
      messages.map(({ channel, sessionId, to, subject, text }) => ({
        channel,
        session_id: sessionId,
        recipient: to,
        subject,
        text,
        created_at: now,
        next_try_at: now,
      })),
    )
    .execute();
}

/** Takes the message that is due first; no other process gets it. One at a time: a process that dies takes no other with it. */
export async function takeDueMessage(db: Kysely<Database>, now: Date): Promise<DueMessage | undefined> {
  return db
    .updateTable('outgoing_messages')
    .set({ taken_at: now, tries: sql`tries + 1` })
    .where(
      'id',
      '=',
      db
        .selectFrom('outgoing_messages')
        .select('id')
        .where('taken_at', 'is', null)
        .where('next_try_at', '<=', now)
        .orderBy('next_try_at')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'session_id', 'channel', 'recipient', 'subject', 'text', 'created_at', 'tries'])
    .executeTakeFirst();
}

export async function deleteMessage(db: Kysely<Database>, id: number): Promise<void> {
  await db.deleteFrom('outgoing_messages').where('id', '=', id).execute();
}

/** Puts a message back until its next try. */
export async function postponeMessage(db: Kysely<Database>, id: number, nextTryAt: Date): Promise<void> {
  await db
    .updateTable('outgoing_messages')
    .set({ taken_at: null, next_try_at: nextTryAt })
    .where('id', '=', id)
    .execute();
}

/** Deletes messages of processes that died while they sent them. Returns their number. */
export async function deleteAbandoned(db: Kysely<Database>, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('outgoing_messages')
    .where('taken_at', '<', earlier(now, TAKEN_SECONDS))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
