/** Proving a phone by a code, to sign in or to register. No response tells who is a client before the code is right (D34). */
import type { identityCalls } from '@partshop/api-client/contract';
import { SendingFailed } from '../messages/index.ts';
import { signIn } from './identity.queries.ts';
import { confirmPhone, dropPhoneCode, keepPhoneCode, tryPhoneCode } from './phone-codes.queries.ts';
import { IDENTITY_LIMITS, type IdentityLimitKey } from './identity-limits.ts';
import { messageTexts } from './message-texts.ts';
import { CODE_SECONDS, hashCode, newCode } from './one-time-codes.rules.ts';
import { isStaff } from '../../platform/sessions/rights.ts';
import type { ApiContext } from '../../platform/http/api-app.ts';
import type { CallHandlers } from '../../platform/http/domain.ts';
import type { IdentityTools } from './identity-tools.ts';
import { createClientInfoReader } from '../client/index.ts';
import { refuseCode } from './code-errors.ts';
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
  const { database, clock, siteConfig, sessions, devices, limits, accounts, sms, sessionSecret } = tools;
  const { db } = database;
  const clientInfo = createClientInfoReader(tools);
  const codeOf = (sessionId: number, phone: string, code: string) => ({
    sessionId,
    phone,
    codeHash: hashCode(sessionSecret, `phone ${sessionId} ${phone}`, code),
  });

  /** Looks the account up only for a device that somebody has logged in on, so that others cannot tell who is a client. */
  const askerOf = async (c: ApiContext, phone: string): Promise<Asker> => {
    const account = devices.isMarked(c) ? await accounts.byPhone(phone) : undefined;
    return devices.askerOf(c, account?.id);
  };

  return {
    findUserByPhone: async (c) => {
      const phone = phoneOf('phone', c.req.valid('query').phone);
      const asker = await askerOf(c, phone);
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
      const asker = await askerOf(c, phone);
      const counted: IdentityLimitKey[] = [
        perMinute(phone, asker),
        ...perDay(phone, asker),
        ['codeByAddress', asker.from],
        ...(known ? [['codeBySession', known.id] as const] : []),
      ];
      refuseTooMany(c, await limits.take(clock(), ...counted));
      const { id: sessionId } = known ?? (await sessions.open(c));
      const code = newCode();
      const kept = codeOf(sessionId, phone, code);
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
      const { from } = await askerOf(c, phone);
      refuseTooMany(c, await limits.take(clock(), ['codeTryByAddress', from]));
      const session = await sessions.find(c);
      const tried = session
        ? await tryPhoneCode(db, codeOf(session.id, phone, code), clock())
        : ({ outcome: 'ended' } as const);
      refuseCode(tried);
      const account = await accounts.byPhone(phone);
      if (!account) {
        if (session) await confirmPhone(db, session.id, phone, clock());
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
