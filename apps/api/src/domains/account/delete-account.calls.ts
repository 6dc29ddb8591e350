import type { accountCalls } from '@partshop/api-client/contract';
import type { CallHandlers } from '../../platform/http/domain.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { languageOf } from '../../platform/http/language.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { refuseTooMany } from '../../platform/limits/too-many.ts';
import { noAccess, notSignedIn } from '../../platform/sessions/access.ts';
import { isStaff } from '../../platform/sessions/rights.ts';
import { createPhoneProof, isPassword, type IdentityTools } from '../identity/index.ts';
import { contactsOf } from '../messages/index.ts';
import { accountTexts } from './account-texts.ts';
import { deleteAccount, type Obstacle } from './delete-account.queries.ts';

const REFUSALS: Record<Obstacle, string> = {
  'orders-open': 'An order of the client is on its way.',
  'debt-open': 'Something that the client owes is overdue.',
};

/** The end of an account, by its password or by a code that was sent to its phone. */
export function deleteAccountHandlers(tools: IdentityTools): CallHandlers<typeof accountCalls, 'deleteAccount'> {
  const { database, clock, siteConfig, sessions, limits, accounts, outbox, background } = tools;
  const proof = createPhoneProof(tools);

  return {
    deleteAccount: async (c, { clientId }) => {
      const { password, code } = c.req.valid('json');
      const account = await accounts.byId(clientId);
      if (!account) throw notSignedIn();
      if (isStaff(account)) throw noAccess('Accounts of staff are ended by administrators.');
      if (code !== undefined) await proof.tryCode(c, account.phone ?? '', code);
      else {
        refuseTooMany(c, await limits.take(clock(), ['passwordByClient', clientId]));
        if (!(await isPassword(password ?? '', account.passwordHash))) {
          throw new HttpError(422, { code: 'wrong-credentials', message: 'The password is wrong.' });
        }
        await limits.clear(['passwordByClient', clientId]);
      }
      const contacts = contactsOf({ phone: account.phone ?? '', email: account.email ?? '' }, tools);
      const { subject, text } = accountTexts(languageOf(c.req.valid('query'), siteConfig)).deleted;
      const obstacle = await inTransaction(database.db, async (trx) => {
        const found = await deleteAccount(trx, clientId, clock());
        if (found) return found;
        await outbox.keep(
          trx,
          contacts.map(({ channel, to }) => ({
            channel,
            to,
            sessionId: null,
            subject: channel === 'mail' ? subject : '',
            text,
          })),
        );
        return undefined;
      });
      if (obstacle) throw new HttpError(409, { code: obstacle, message: REFUSALS[obstacle] });
      sessions.clear(c);
      background.run('send messages', outbox.sendDue);
      return c.json({ ok: true as const }, 200);
    },
  };
}
