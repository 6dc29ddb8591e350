/** Proving a phone by a code, to sign in or to register. No response tells who is a client before the code is right (D34). */
import type { identityCalls } from '@partshop/api-client/contract';
import { SendingFailed } from '../messages/index.ts';
import { signIn } from './identity.queries.ts';
import { dropPhoneCode, keepPhoneCode } from './phone-codes.queries.ts';
import { createPhoneProof } from './phone-proof.ts';
import { IDENTITY_LIMITS, type IdentityLimitKey } from './identity-limits.ts';
import { messageTexts } from './message-texts.ts';
import { CODE_SECONDS, newCode } from './one-time-codes.rules.ts';
import { isStaff } from '../../platform/sessions/rights.ts';
import type { CallHandlers } from '../../platform/http/domain.ts';
import type { IdentityTools } from './identity-tools.ts';
import { createClientInfoReader } from '../client/index.ts';
import type { Asker } from '../../platform/sessions/devices.ts';
import { phoneOf } from './phone-field.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { refuseTooMany } from '../../platform/limits/too-many.ts';
import { languageOf } from '../../platform/http/language.ts';

const perMinute = (phone: string, { about }: Asker) => ['codePerMinuteByPhone', about(phone)] as const;
const perDay = (phone: string, { from, about }: Asker) =>
  [
    ['codePerDayByPhoneAndAddress', `${phone}\n${from}`],
    ['codePerDayByPhone', about(phone)],
  ] as const satisfies IdentityLimitKey[];

export function phoneCodeHandlers(
  tools: IdentityTools,
): CallHandlers<typeof identityCalls, 'findUserByPhone' | 'sendCode' | 'validateCode'> {
  const { database, clock, siteConfig, sessions, devices, limits, accounts, sms } = tools;
  const { db } = database;
  const clientInfo = createClientInfoReader(tools);
  const proof = createPhoneProof(tools);

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
      await sms.refuse(c, phone);
      const known = await sessions.find(c);
      const asker = await proof.askerOf(c, phone);
      const counted: IdentityLimitKey[] = [
        perMinute(phone, asker),
        ...perDay(phone, asker),
        ['codeByAddress', asker.from],
        ...(known ? [['codeBySession', known.id] as const] : []),
      ];
      refuseTooMany(c, await limits.take(clock(), ...counted));
      const { id: sessionId } = known ?? (await sessions.open(c));
      const code = newCode();
      const kept = proof.codeOf(sessionId, phone, code);
      await keepPhoneCode(db, kept, clock());
      const text = messageTexts(languageOf(c.req.valid('query'), siteConfig)).signInCode(code);
      try {
        await sms.send({ to: phone, text, sessionId });
      } catch (error) {
        if (!(error instanceof SendingFailed)) throw error;
        await Promise.all([dropPhoneCode(db, kept), limits.giveBack(...counted)]);
        tools.log.warn({ reason: error.message }, 'no code was sent');
        throw new HttpError(503, { code: 'unavailable', message: 'No SMS can be sent now.' });
      }
      return c.json({ phone, resendAfter: IDENTITY_LIMITS.codePerMinuteByPhone.seconds, expiresIn: CODE_SECONDS }, 200);
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
