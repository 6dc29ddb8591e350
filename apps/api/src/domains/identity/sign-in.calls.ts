/** Login and logout (§7, X2). */
import type { identityCalls } from '@partshop/api-client/contract';
import { changePassword } from './accounts.queries.ts';
import { signIn, signOut } from './identity.queries.ts';
import type { IdentityLimitKey } from './identity-limits.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { hashPassword, isOutdated, isPassword } from './password-hash.ts';
import { readPhone } from '../../platform/values/phone.ts';
import type { CallHandlers } from '../../platform/http/domain.ts';
import type { IdentityTools } from './identity-tools.ts';
import { createClientInfoReader } from '../client/index.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { refuseTooMany } from '../../platform/limits/too-many.ts';

export function signInHandlers(tools: IdentityTools): CallHandlers<typeof identityCalls, 'login' | 'logout'> {
  const { database, clock, sessions, devices, limits, accounts } = tools;
  const { db } = database;
  const clientInfo = createClientInfoReader(tools);

  return {
    login: async (c) => {
      const { login, password } = c.req.valid('json');
      const account = await accounts.byLogin(login);
      // The same subject for a client's phone and e-mail; unknown logins are counted as well.
      const subject = account ? `client ${account.id}` : `login ${nameOf(login)}`;
      const { from, about } = devices.askerOf(c, account?.id);
      const here = `${subject}\n${from}`;
      const counted: IdentityLimitKey[] = [
        ['loginByAccountAndAddress', here],
        ['loginByAddress', from],
        ['loginByAccount', about(subject)],
      ];
      refuseTooMany(c, await limits.take(clock(), ...counted));

      if (!(await isPassword(password, account?.passwordHash)) || !account) {
        throw new HttpError(401, { code: 'wrong-credentials', message: 'Login or password is wrong.' });
      }
      await limits.giveBack(...counted);
      await limits.clear(['loginByAccountAndAddress', here]);
      if (isOutdated(account.passwordHash)) await changePassword(db, account.id, await hashPassword(password));
      const before = await sessions.find(c);
      await sessions.renew(c, async (trx, moment) => signIn(trx, before, account.id, moment));
      devices.remember(c, account.id);
      return c.json(await clientInfo(c, c.req.valid('query')), 200);
    },

    logout: async (c) => {
      const session = await sessions.find(c);
      if (session) await inTransaction(db, async (trx) => signOut(trx, session, clock()));
      sessions.clear(c);
      return c.json({ ok: true as const }, 200);
    },
  };
}

/** One spelling for each phone and e-mail. */
const nameOf = (login: string) => readPhone(login) ?? login.toLowerCase();
