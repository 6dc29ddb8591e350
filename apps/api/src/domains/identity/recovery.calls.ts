/**
 * Setting a new password when the old one is forgotten. Neither responses nor their cost tell whether there is such a
 * client (S11).
 */
import { randomBytes } from 'node:crypto';
import type { identityCalls } from '@partshop/api-client/contract';
import { changePassword, type Account } from './accounts.queries.ts';
import { IDENTITY_LIMITS } from './identity-limits.ts';
import {
  findByRecoveryToken,
  findRecoveringClient,
  keepRecoveryRequest,
  spendRecoveryToken,
  tryRecoveryCode,
} from './recovery-codes.queries.ts';
import { endSessionsOf } from '../../platform/sessions/sessions.queries.ts';
import { messageTexts } from './message-texts.ts';
import { hashCode } from '../../platform/values/keyed-hash.ts';
import { hashSecret, newSecret } from '../../platform/values/secrets.ts';
import { CODE_SECONDS, newCode } from './one-time-codes.rules.ts';
import { signIn } from './identity.queries.ts';
import { hashPassword, isPassword } from './password-hash.ts';
import type { ApiContext } from '../../platform/http/api-app.ts';
import type { CallHandlers } from '../../platform/http/domain.ts';
import type { IdentityTools } from './identity-tools.ts';
import { codeExpired, refuseCode } from './code-errors.ts';
import { samePassword } from './same-password.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';
import { phoneOf } from '../../platform/http/phone-field.ts';
import { refuseTooMany } from '../../platform/limits/too-many.ts';
import { languageOf } from '../../platform/http/language.ts';

type Contact = { by: 'sms' | 'mail'; to: string };
type Query = Parameters<typeof languageOf>[0];
const SIX_DIGITS = /^\d{6}$/;

export function recoveryHandlers(
  tools: IdentityTools,
): CallHandlers<
  typeof identityCalls,
  'passwordReset' | 'passwordGetRecoveryCode' | 'checkRecoveryCode' | 'setNewPassword'
> {
  const { database, clock, sessions, devices, limits, accounts, sessionSecret } = tools;
  const { db } = database;
  const askerOf = async (c: ApiContext, requestId: string): Promise<string> =>
    devices.askerOf(c, devices.isMarked(c) ? await findRecoveringClient(db, requestId) : undefined).from;
  const ask = createAsking(tools);

  return {
    passwordReset: async (c) => {
      const to = phoneOf('ContactPhone', c.req.valid('json').ContactPhone);
      return c.json(await ask(c, { by: 'sms', to }, c.req.valid('query')), 200);
    },

    passwordGetRecoveryCode: async (c) => {
      const { phone, email } = c.req.valid('json');
      const contact: Contact =
        phone === '' ? { by: 'mail', to: email.toLowerCase() } : { by: 'sms', to: phoneOf('phone', phone) };
      return c.json(await ask(c, contact, c.req.valid('query')), 200);
    },

    checkRecoveryCode: async (c) => {
      const { ClientId: id, RecoveryCode } = c.req.valid('json');
      refuseTooMany(c, await limits.take(clock(), ['codeTryByAddress', await askerOf(c, id)]));
      if (!SIX_DIGITS.test(RecoveryCode)) {
        if (!(await findByRecoveryToken(db, id, hashSecret(RecoveryCode), clock()))) throw codeExpired();
        return c.json({ token: `${id}.${RecoveryCode}` }, 200);
      }
      const secret = newSecret();
      const hashes = {
        codeHash: hashCode(sessionSecret, `recovery ${id}`, RecoveryCode),
        tokenHash: hashSecret(secret),
      };
      refuseCode(await tryRecoveryCode(db, { id, ...hashes }, clock()));
      return c.json({ token: `${id}.${secret}` }, 200);
    },

    setNewPassword: async (c) => {
      const { ClientId: id, RecoveryCode, NewPassword } = c.req.valid('json');
      refuseTooMany(c, await limits.take(clock(), ['codeTryByAddress', await askerOf(c, id)]));
      const tokenHash = hashSecret(RecoveryCode);
      const found = await findByRecoveryToken(db, id, tokenHash, clock());
      const account = found && (await accounts.byId(found.clientId));
      if (!account) throw codeExpired();
      refuseWeakPassword(NewPassword, [account.phone, account.email, account.name]);
      if (await isPassword(NewPassword, account.passwordHash)) throw samePassword();
      const passwordHash = await hashPassword(NewPassword);
      const before = await sessions.find(c);
      await sessions.renew(c, async (trx, moment) => {
        if (!(await spendRecoveryToken(trx, id, tokenHash, moment.now))) throw codeExpired();
        await changePassword(trx, account.id, passwordHash);
        await endSessionsOf(trx, account.id, moment.now);
        await signIn(trx, before, account.id, moment);
      });
      devices.remember(c, account.id);
      return c.json({ ok: true as const }, 200);
    },
  };
}

/** Stores a request and sends its code, to clients only, after the response. */
function createAsking(tools: IdentityTools) {
  const { database, clock, siteConfig, sessions, devices, limits, accounts, sms, messengers, background } = tools;
  const { db } = database;

  function send(account: Account, contact: Contact, secrets: Secrets, { sessionId, lang }: Asked): Promise<void> {
    const texts = messageTexts(lang);
    const to = (contact.by === 'sms' ? account.phone : account.email) ?? contact.to;
    if (contact.by === 'sms') return sms.send({ to, sessionId, text: texts.recoveryCode(secrets.code) });
    const text = texts.recoveryMail(secrets.code, linkOf(tools.publicOrigin, secrets));
    return messengers.mail.send({ to, sessionId, subject: texts.recoverySubject, text });
  }

  return async (c: ApiContext, contact: Contact, query: Query) => {
    if (contact.by === 'sms') await sms.refuse(c, contact.to);
    const known = await sessions.find(c);
    const subject = `${contact.by} ${contact.to}`;
    const account = await (contact.by === 'sms' ? accounts.byPhone(contact.to) : accounts.byEmail(contact.to));
    const { from, about } = devices.askerOf(c, account?.id);
    const taken = await limits.take(
      clock(),
      ['recoveryPerMinuteBySubject', about(subject)],
      ['recoveryPerDayBySubjectAndAddress', `${subject}\n${from}`],
      ['recoveryPerDayBySubject', about(subject)],
      ['recoveryByAddress', from],
      ...(known ? [['recoveryBySession', known.id] as const] : []),
    );
    refuseTooMany(c, taken);
    const { id: sessionId } = known ?? (await sessions.open(c));
    const secrets = { id: randomBytes(16).toString('base64url'), code: newCode(), link: newSecret() };
    const codeHash = hashCode(tools.sessionSecret, `recovery ${secrets.id}`, secrets.code);
    const hashes = {
      codeHash,
      linkHash: hashSecret(secrets.link),
      subjectHash: hashSecret(`${subject}\n${sessionId}`),
    };
    await keepRecoveryRequest(db, { id: secrets.id, clientId: account?.id, ...hashes }, clock());
    if (account) {
      const lang = languageOf(query, siteConfig);
      background.run('send a recovery code', async () => send(account, contact, secrets, { sessionId, lang }));
    }
    const resendAfter = IDENTITY_LIMITS.recoveryPerMinuteBySubject.seconds;
    return { ClientId: secrets.id, resendAfter, expiresIn: CODE_SECONDS };
  };
}

type Secrets = { id: string; code: string; link: string };
type Asked = { sessionId: number; lang: ReturnType<typeof languageOf> };

/** Links use the configured origin: anybody can set the Host header (S4). */
const linkOf = (publicOrigin: string | undefined, { id, link }: Secrets) =>
  publicOrigin === undefined ? undefined : `${publicOrigin}/user/password/recovery/${id}.${link}`;
