/** Changing the own password (D33). */
import { calls } from '@partshop/api-client/contract';
import { changePassword } from './accounts.queries.ts';
import { createClientSession, endSession, endSessionsOf } from '../../platform/sessions/sessions.queries.ts';
import { hashPassword, isPassword } from './password-hash.ts';
import { isWeakPassword } from './weak-password.rules.ts';
import type { ApiApp } from '../../platform/http/api-app.ts';
import type { CallTools } from '../../platform/http/call-tools.ts';
import { notSignedIn } from '../../platform/sessions/access.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { refuseTooMany } from '../../platform/limits/too-many.ts';

/** Throws where a password is too easy for somebody who is called like this. */
export function refuseWeakPassword(password: string, own: readonly (string | null)[]): void {
  if (isWeakPassword(password, own)) {
    throw new Refusal(422, { code: 'password-weak', message: 'The password is one of those that are guessed first.' });
  }
}

export function addPasswordCalls(app: ApiApp, { clock, sessions, access, limits, accounts }: CallTools): void {
  app.openapi(calls.passwordUpdate, async (c) => {
    const { clientId } = await access.requireClient(c);
    const { OldPasswordHash, PasswordHash, PasswordHashCheck } = c.req.valid('json');
    if (PasswordHash !== PasswordHashCheck) {
      throw new Refusal(422, { code: 'password-differs', message: 'The new password was typed in two ways.' });
    }
    const [before, account] = [await sessions.find(c), await accounts.byId(clientId)];
    if (!before || !account) throw notSignedIn();
    refuseTooMany(c, await limits.take(clock(), ['passwordByClient', clientId]));
    if (!(await isPassword(OldPasswordHash, account.passwordHash))) {
      throw new Refusal(422, { code: 'wrong-credentials', message: 'The old password is wrong.' });
    }
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
  });
}
