import { SELLER_ANSWER_HOURS } from '@partshop/api-client/contract';
import type { ApiSetup } from '../../platform/http/api-setup.ts';
import { createDueMail, type LetterTools } from '../messages/index.ts';
import { sellerNoticeTexts } from './seller-notice-texts.ts';
import { takeUntoldOrder } from './seller-notices.queries.ts';

type NoticeSetup = Pick<ApiSetup, 'database' | 'clock'> & LetterTools;

/** Mails sellers who want it what was ordered from them. */
export function createSellerNotices(setup: NoticeSetup): () => Promise<void> {
  const mailDue = createDueMail(setup, sellerNoticeTexts);
  return async () =>
    mailDue(
      async (trx) => takeUntoldOrder(trx, setup.clock()),
      ({ number: order, items }) =>
        (texts, { format, linkTo }) => ({
          subject: texts.subject(order),
          text: [
            texts.lead,
            items
              .map(({ maker, number, qty, kopecks }) =>
                texts.line(`${maker} ${number}`, qty, format.money(kopecks * qty, 'RUB')),
              )
              .join('\n'),
            texts.ending(SELLER_ANSWER_HOURS, linkTo('/seller/orders/new')),
          ].join('\n\n'),
        }),
    );
}
