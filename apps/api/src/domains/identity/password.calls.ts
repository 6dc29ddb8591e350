/** Changing one's own password (D33). */
import type { identityCalls } from '@partshop/api-client/contract';
import { changePassword } from './accounts.queries.ts';
import { createClientSession, endSession, endSessionsOf } from '../../platform/sessions/sessions.queries.ts';
import { hashPassword, isPassword } from './password-hash.ts';
import { samePassword } from './same-password.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';
import type { CallHandlers } from '../../platform/http/domain.ts';
import type { IdentityTools } from './identity-tools.ts';
import { notSignedIn } from '../../platform/sessions/access.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { refuseTooMany } from '../../platform/limits/too-many.ts';

export function passwordHandlers({
  clock,
  sessions,
  limits,
  accounts,
}: IdentityTools): CallHandlers<typeof identityCalls, 'passwordUpdate'> {
  return {
    passwordUpdate: async (c, { clientId }) => {
      const { OldPasswordHash, PasswordHash, PasswordHashCheck } = c.req.valid('json');
      if (PasswordHash !== PasswordHashCheck) {
        throw new HttpError(422, { code: 'password-differs', message: 'The new password was typed in two ways.' });
      }
      const [before, account] = [await sessions.find(c), await accounts.byId(clientId)];
      if (!before || !account) throw notSignedIn();
      refuseTooMany(c, await limits.take(clock(), ['passwordByClient', clientId]));
      if (!(await isPassword(OldPasswordHash, account.passwordHash))) {
        throw new HttpError(422, { code: 'wrong-credentials', message: 'The old password is wrong.' });
      }
      if (PasswordHash === OldPasswordHash) throw samePassword();
      refuseWeakPassword(PasswordHash, [account.phone, account.email, account.name]);
      const passwordHash = await hashPassword(PasswordHash);
      await sessions.renew(c, async (trx, { token, now }) => {
        if (!(await endSession(trx, before.id, now))) throw notSignedIn();
        await changePassword(trx, clientId, passwordHash);
        await endSessionsOf(trx, clientId, now);
        await createClientSession(trx, token, now, { clientId });
      });
      await limits.clear(['passwordByClient', clientId]);
      return c.json({ ok: true as const }, 200);
    },
  };
}
