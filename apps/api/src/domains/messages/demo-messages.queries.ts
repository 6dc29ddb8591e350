import type { DemoMessage } from '@partshop/api-client/contract';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { MailSender } from './mail/mail-sender.ts';
import { SendingFailed } from './message.ts';
import type { SmsSender } from './sms/sms-sender.ts';

const SHOWN = 20;

/**
 * Stand-ins that store messages for the demo's page of messages. A message to a client whom the demo did not make is
 * dropped: nobody else may read it.
 */
export function createDemoMessages(db: Kysely<Database>, clock: () => Date): { sms: SmsSender; mail: MailSender } {
  const keep = async (channel: DemoMessage['channel'], sessionId: number | null, recipient: string, text: string) => {
    await sql`
      insert into demo_messages (session_id, channel, recipient, text, sent_at)
      select ${sessionId}, ${channel}, ${recipient}, ${text}, ${clock()}
      where not exists (
        select from clients where not is_demo and (phone = ${recipient} or lower(email) = lower(${recipient}))
      )`.execute(db);
  };
  return {
    sms: { send: async ({ sessionId, to, text }) => keep('sms', sessionId, to, text) },
    mail: { send: async ({ sessionId, to, subject, text }) => keep('mail', sessionId, to, `${subject}\n\n${text}`) },
  };
}

/** The sender of a demo whose provider is down, and of a shop without one. */
export const failingSender = {
  send: async (): Promise<void> => {
    throw new SendingFailed('No messages can be sent.');
  },
};

/** The messages that a session caused, the newest first. */
export async function findDemoMessages(db: Kysely<Database>, sessionId: number): Promise<DemoMessage[]> {
  const rows = await db
    .selectFrom('demo_messages')
    .select(['id', 'channel', 'recipient as to', 'text', 'sent_at'])
    .where('session_id', '=', sessionId)
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map(({ sent_at, ...message }) => ({ ...message, sentAt: sent_at.toISOString() }));
}
