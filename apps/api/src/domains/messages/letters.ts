import { LanguageCode } from '@partshop/api-client/contract';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { langPrefix } from '../../platform/http/language.ts';
import { textFormats } from '../../platform/values/text-formats.ts';
import type { Contact } from './message.ts';
import type { MessageTools } from './message-tools.ts';
import { contactsOf } from './reachable.ts';

/** Writes a message in a language; `linkTo` makes the address of a page, where the shop knows its own. */
export type Write<Texts> = (
  texts: Texts,
  tools: { format: ReturnType<typeof textFormats>; linkTo: (path: string) => string | undefined },
) => { subject: string; text: string };

type Reached = { phone: string; email: string; lang: string | null };

/** What letters need of the tools of messages. */
export type LetterTools = Pick<
  MessageTools,
  'siteConfig' | 'publicOrigin' | 'background' | 'outbox' | 'messengers' | 'sms'
>;

/** Messages with the texts of a language, kept in the transaction of what they tell. Send them with `send` after it. */
export function createLetters<Texts extends { locale: string }>(
  tools: LetterTools,
  textsOf: (lang: LanguageCode) => Texts,
) {
  const { siteConfig, publicOrigin, background, outbox } = tools;

  async function keepTo(
    trx: Transaction<Database>,
    contacts: readonly Contact[],
    { lang, sessionId, write }: { lang: LanguageCode; sessionId: number | null; write: Write<Texts> },
  ): Promise<void> {
    const texts = textsOf(lang);
    const linkTo = (path: string) =>
      publicOrigin === undefined ? undefined : publicOrigin + langPrefix(lang, siteConfig) + path;
    const { subject, text } = write(texts, { format: textFormats(texts.locale), linkTo });
    await outbox.keep(
      trx,
      contacts.map(({ channel, to }) => ({
        channel,
        to,
        sessionId,
        subject: channel === 'mail' ? subject : '',
        text,
      })),
    );
  }

  return {
    keepTo,
    /** Tells clients in their own languages: by mail, or by SMS where they have no mail. */
    async tell(
      trx: Transaction<Database>,
      clients: readonly Reached[],
      { lang, sessionId, write }: { lang: LanguageCode; sessionId: number | null; write: Write<Texts> },
    ): Promise<void> {
      for (const client of clients) {
        const own = LanguageCode.safeParse(client.lang).data ?? lang;
        const contacts = contactsOf(client, tools);
        const best = contacts.find(({ channel }) => channel === 'mail') ?? contacts[0];
        await keepTo(trx, best ? [best] : [], { lang: own, sessionId, write });
      }
    },
    send: () => background.run('send messages', outbox.sendDue),
  };
}
