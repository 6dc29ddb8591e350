import type { LanguageCode } from '@partshop/api-client/contract';
import type { ApiContext } from '../../platform/http/api-app.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { refuseTooMany } from '../../platform/limits/too-many.ts';
import type { Asker } from '../../platform/sessions/devices.ts';
import { SendingFailed, type Contact } from '../messages/index.ts';
import { dropContactCode, keepContactCode } from './contact-codes.queries.ts';
import { IDENTITY_LIMITS, type IdentityLimitKey } from './identity-limits.ts';
import type { IdentityTools } from './identity-tools.ts';
import { messageTexts } from './message-texts.ts';
import { CODE_SECONDS, newCode } from './one-time-codes.rules.ts';
import { createPhoneProof } from './phone-proof.ts';

/** Seconds until another code can be sent, and until this one ends. */
export type CodeSent = { resendAfter: number; expiresIn: number };

/** Limits on the codes to a phone or an e-mail address. */
export const perMinute = (contact: string, { about }: Asker) => ['codePerMinuteByContact', about(contact)] as const;
export const perDay = (contact: string, { from, about }: Asker) =>
  [
    ['codePerDayByContactAndAddress', `${contact}\n${from}`],
    ['codePerDayByContact', about(contact)],
  ] as const satisfies IdentityLimitKey[];

/** Sends the code that proves a phone or an e-mail address in the visitor's session. Throws 422, 429 or 503 when none is sent. */
export function createCodeSending(
  tools: IdentityTools,
): (c: ApiContext, contact: Contact, lang: LanguageCode) => Promise<CodeSent> {
  const { database, clock, sessions, limits, sms, messengers, log } = tools;
  const { db } = database;
  const proof = createPhoneProof(tools);

  async function deliver({ channel, to }: Contact, sessionId: number, code: string, lang: LanguageCode): Promise<void> {
    const texts = messageTexts(lang);
    const text = texts.signInCode(code);
    if (channel === 'sms') await sms.send({ to, text, sessionId });
    else await messengers.mail.send({ to, subject: texts.codeSubject, text, sessionId });
  }

  return async (c, contact, lang) => {
    const { channel, to } = contact;
    if (channel === 'sms') await sms.refuse(c, to);
    const known = await sessions.find(c);
    const asker = await proof.askerOf(c, to);
    const counted: IdentityLimitKey[] = [
      perMinute(to, asker),
      ...perDay(to, asker),
      ['codeByAddress', asker.from],
      ...(known ? [['codeBySession', known.id] as const] : []),
    ];
    refuseTooMany(c, await limits.take(clock(), ...counted));
    const { id: sessionId } = known ?? (await sessions.open(c));
    const code = newCode();
    const kept = proof.codeOf(sessionId, to, code);
    await keepContactCode(db, kept, clock());
    try {
      await deliver(contact, sessionId, code, lang);
    } catch (error) {
      if (!(error instanceof SendingFailed)) throw error;
      await Promise.all([dropContactCode(db, kept), limits.giveBack(...counted)]);
      log.warn({ reason: error.message }, 'no code was sent');
      throw new HttpError(503, { code: 'unavailable', message: 'No message can be sent now.' });
    }
    return { resendAfter: IDENTITY_LIMITS.codePerMinuteByContact.seconds, expiresIn: CODE_SECONDS };
  };
}
