import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { MessageSettings } from '../../platform/settings/settings.ts';
import { createDemoMessages, failingSender } from './demo-messages.queries.ts';
import type { Channel } from './message.ts';
import type { MailSender } from './mail/mail-sender.ts';
import { createSmtp } from './mail/smtp.ts';
import { createSmsRu } from './sms/sms-ru.ts';
import type { SmsSender } from './sms/sms-sender.ts';

export type Messengers = {
  sms: SmsSender;
  mail: MailSender;
  /** Whether a stand-in is one of them, whose messages a page shows. */
  hasStandIn: boolean;
  /** Channels that nothing is ever sent by. */
  missing?: readonly Channel[];
};

/**
 * The configured senders. Missing ones are replaced by stand-ins in a demo; a real shop's fail, because whoever could
 * read another's code on a page could log in as them.
 */
export function createMessengers(
  { sms, mail, standIn }: MessageSettings,
  db: Kysely<Database>,
  clock: () => Date,
): Messengers {
  const demo = createDemoMessages(db, clock);
  const smsStandIn = standIn === 'failing' ? failingSender : demo.sms;
  const missing = [...(sms ? [] : ['sms' as const]), ...(mail ? [] : ['mail' as const])];
  return {
    sms: sms ? createSmsRu(sms) : standIn === 'none' ? failingSender : smsStandIn,
    mail: mail ? createSmtp(mail) : standIn === 'none' ? failingSender : demo.mail,
    hasStandIn: standIn !== 'none' && !(sms && mail),
    missing: standIn === 'none' ? missing : [],
  };
}
