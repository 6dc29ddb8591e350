import { LanguageCode } from '@partshop/api-client/contract';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { ApiSetup } from '../../platform/http/api-setup.ts';
import { createLetters, type LetterTools, type Write } from './letters.ts';

/** Where a seller `s` is told things, and the language of the client `c` who sells; an empty address where no mail reaches them. */
export const SELLER_MAIL = sql`coalesce(nullif(s.notice_email, ''), c.email, '') as email, c.lang`;

type Due = { email: string; lang: string | null };

/** Mails what is due until nothing is. A mail is stored in the transaction in which `take` marks what it tells, so that it is told once. */
export function createDueMail<Texts extends { locale: string }>(
  setup: Pick<ApiSetup, 'database'> & LetterTools,
  textsOf: (lang: LanguageCode) => Texts,
) {
  const letters = createLetters(setup, textsOf);

  return async <One extends Due>(
    take: (trx: Transaction<Database>) => Promise<One | undefined>,
    writeOf: (due: One) => Write<Texts>,
  ): Promise<void> => {
    const mailOne = async (): Promise<boolean> =>
      inTransaction(setup.database.db, async (trx) => {
        const due = await take(trx);
        if (!due) return false;
        const { email: to } = due;
        if (to === '') return true;
        const lang = LanguageCode.safeParse(due.lang).data ?? setup.siteConfig.defaultLang;
        await letters.keepTo(trx, [{ channel: 'mail', to }], { lang, sessionId: null, write: writeOf(due) });
        return true;
      });
    let told = 0;
    while (await mailOne()) told += 1;
    if (told > 0) letters.send();
  };
}
