import { LanguageCode, SELLER_ANSWER_HOURS } from '@partshop/api-client/contract';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { ApiSetup } from '../../platform/http/api-setup.ts';
import { createLetters, type LetterTools } from '../messages/index.ts';
import { sellerNoticeTexts } from './seller-notice-texts.ts';
import { takeUntoldOrder } from './seller-notices.queries.ts';

type NoticeSetup = Pick<ApiSetup, 'database' | 'clock'> & LetterTools;

/** Mails sellers who want it what was ordered from them. A mail is stored in the transaction that marks the order as told. */
export function createSellerNotices(setup: NoticeSetup): () => Promise<void> {
  const { database, clock } = setup;
  const letters = createLetters(setup, sellerNoticeTexts);

  const tellOne = async (): Promise<boolean> =>
    inTransaction(database.db, async (trx) => {
      const due = await takeUntoldOrder(trx, clock());
      if (!due) return false;
      const lang = LanguageCode.safeParse(due.lang).data ?? setup.siteConfig.defaultLang;
      await letters.keepTo(trx, [{ channel: 'mail', to: due.email }], {
        lang,
        sessionId: null,
        write: (texts, { format, linkTo }) => ({
          subject: texts.subject(due.number),
          text: [
            texts.lead,
            due.items
              .map(({ maker, number, qty, kopecks }) =>
                texts.line(`${maker} ${number}`, qty, format.money(kopecks * qty, 'RUB')),
              )
              .join('\n'),
            texts.ending(SELLER_ANSWER_HOURS, linkTo('/seller/orders/new')),
          ].join('\n\n'),
        }),
      });
      return true;
    });

  return async () => {
    let told = 0;
    while (await tellOne()) told += 1;
    if (told > 0) letters.send();
  };
}
