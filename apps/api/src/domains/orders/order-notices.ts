import { inTransaction } from '../../platform/database/transaction.ts';
import type { ApiSetup } from '../../platform/http/api-setup.ts';
import { langPrefix } from '../../platform/http/language.ts';
import { signedId } from '../../platform/values/signed-id.ts';
import { contactsOf, type MessageTools } from '../messages/index.ts';
import { takeDueNotice } from './due-notices.queries.ts';
import { noticeOf } from './order-notice.rules.ts';

type NoticeSetup = Pick<ApiSetup, 'database' | 'clock' | 'sessionSecret' | 'publicOrigin'> & {
  siteConfig: Pick<ApiSetup['siteConfig'], 'defaultLang'>;
} & Pick<MessageTools, 'messengers' | 'sms' | 'outbox'>;

/**
 * Tells buyers of changes that they did not make. A message is stored in the transaction that marks the changes as told: none is lost
 * with the process, and none is told twice.
 */
export function createOrderNotices(setup: NoticeSetup): () => Promise<void> {
  const { database, clock, sessionSecret, publicOrigin, siteConfig, outbox } = setup;

  const tellOne = async (): Promise<boolean> =>
    inTransaction(database.db, async (trx) => {
      const due = await takeDueNotice(trx, clock());
      if (!due) return false;
      const shopUrl = publicOrigin === undefined ? undefined : publicOrigin + langPrefix(due.lang, siteConfig);
      const notice = noticeOf(due, {
        link: shopUrl && `${shopUrl}/find-order?number=${due.number}`,
        stop: shopUrl && `${shopUrl}/order-notices/${signedId(sessionSecret, 'order-notices', due.id)}`,
      });
      if (!notice) return true;
      const { subject, sessionId } = { ...notice, ...due };
      const wanted = contactsOf(due, setup).filter(({ channel }) => !due.muted.includes(channel));
      const messages = wanted.flatMap(({ channel, to }) => {
        const text = notice[channel];
        return text === undefined ? [] : [{ channel, to, sessionId, subject: channel === 'mail' ? subject : '', text }];
      });
      await outbox.keep(trx, messages);
      return true;
    });

  return async () => {
    let told = 0;
    while (await tellOne()) told += 1;
    if (told > 0) await outbox.sendDue();
  };
}
