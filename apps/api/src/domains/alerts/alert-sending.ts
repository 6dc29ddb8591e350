import { inTransaction } from '../../platform/database/transaction.ts';
import type { ApiSetup } from '../../platform/http/api-setup.ts';
import type { ChangedArticles } from '../catalogue-changes/index.ts';
import type { Outbox } from '../messages/index.ts';
import { createAlertMessages, type LinkSetup } from './alert-messages.ts';
import { takeDueAlerts } from './due-alerts.queries.ts';

export type AlertSending = (changed: ChangedArticles) => Promise<void>;

/**
 * Tells of every alert whose condition has come to hold by a change of articles. Messages are stored with what was seen in one transaction:
 * none is lost with the process, and none is sent twice.
 */
export function createAlertSending(
  setup: Pick<ApiSetup, 'database' | 'clock'> & LinkSetup & { outbox: Outbox },
): AlertSending {
  const { database, clock, outbox } = setup;
  const messages = createAlertMessages(setup);
  return async (changed) => {
    const told = await inTransaction(database.db, async (trx) => {
      const due = await takeDueAlerts(trx, changed, clock());
      await outbox.keep(
        trx,
        due.map((alert) => {
          const { channel, recipient: to, sessionId } = alert;
          return { channel, to, sessionId, ...messages.news(alert) };
        }),
      );
      return due.length;
    });
    if (told > 0) await outbox.sendDue();
  };
}
