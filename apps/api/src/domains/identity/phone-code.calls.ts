/** Proving a phone by a code, to sign in or to register. No response tells who is a client before the code is right (D34). */
import type { identityCalls } from '@partshop/api-client/contract';
import { signIn } from './identity.queries.ts';
import { createCodeSending, perDay, perMinute } from './code-sending.ts';
import { createPhoneProof } from './phone-proof.ts';
import { isStaff } from '../../platform/sessions/rights.ts';
import type { CallHandlers } from '../../platform/http/domain.ts';
import type { IdentityTools } from './identity-tools.ts';
import { createClientInfoReader } from '../client/index.ts';
import { phoneOf } from '../../platform/http/phone-field.ts';
import { refuseTooMany } from '../../platform/limits/too-many.ts';
import { languageOf } from '../../platform/http/language.ts';

export function phoneCodeHandlers(
  tools: IdentityTools,
): CallHandlers<typeof identityCalls, 'findUserByPhone' | 'sendCode' | 'validateCode'> {
  const { clock, siteConfig, sessions, devices, limits, accounts } = tools;
  const clientInfo = createClientInfoReader(tools);
  const proof = createPhoneProof(tools);
  const sendCode = createCodeSending(tools);

  return {
    findUserByPhone: async (c) => {
      const phone = phoneOf('phone', c.req.valid('query').phone);
      const asker = await proof.askerOf(c, phone);
      refuseTooMany(c, await limits.take(clock(), ['findPhoneByAddress', asker.from]));
      const soon = await limits.peek(clock(), perMinute(phone, asker));
      const today = await limits.peek(clock(), ...perDay(phone, asker));
      const resendAfter = Math.max(...[soon, today].map((one) => (one.allowed ? 0 : one.retryAfter)));
      return c.json({ phone, canSendCode: today.allowed, resendAfter }, 200);
    },

    sendCode: async (c) => {
      const phone = phoneOf('phone', c.req.valid('json').phone);
      const lang = languageOf(c.req.valid('query'), siteConfig);
      return c.json({ phone, ...(await sendCode(c, { channel: 'sms', to: phone }, lang)) }, 200);
    },

    validateCode: async (c) => {
      const { code, ...given } = c.req.valid('json');
      const phone = phoneOf('phone', given.phone);
      const session = await proof.tryCode(c, phone, code);
      const account = await accounts.byPhone(phone);
      if (!account) {
        await proof.keep(session, phone);
        return c.json({ state: 'confirmed' as const }, 200);
      }
      if (isStaff(account)) return c.json({ state: 'password-needed' as const }, 200);
      await sessions.renew(c, async (trx, moment) => signIn(trx, session, account.id, moment));
      devices.remember(c, account.id);
      const client = await clientInfo(c, c.req.valid('query'));
      return c.json({ state: 'signed-in' as const, client }, 200);
    },
  };
}
