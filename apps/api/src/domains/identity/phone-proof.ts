import type { ApiContext } from '../../platform/http/api-app.ts';
import type { CallTools } from '../../platform/http/call-tools.ts';
import { createRateLimits } from '../../platform/limits/rate-limits.ts';
import { refuseTooMany } from '../../platform/limits/too-many.ts';
import type { Asker } from '../../platform/sessions/devices.ts';
import type { Session } from '../../platform/sessions/sessions.queries.ts';
import { createAccounts } from './accounts.queries.ts';
import { codeExpired, refuseCode } from './code-errors.ts';
import { IDENTITY_LIMITS } from './identity-limits.ts';
import { hashCode } from '../../platform/values/keyed-hash.ts';
import { confirmPhone, isPhoneConfirmed, tryContactCode } from './contact-codes.queries.ts';

export type PhoneProof = {
  /** Looks the account up only for a device that somebody has logged in on, so that others cannot tell who is a client. */
  askerOf: (c: ApiContext, contact: string) => Promise<Asker>;
  /** What a code is stored as. */
  codeOf: (
    sessionId: number,
    contact: string,
    code: string,
  ) => { sessionId: number; contact: string; codeHash: Buffer };
  /** Uses a code up and returns the session that has proved the contact. Throws 422 for a wrong code, 429 after many tries. */
  tryCode: (c: ApiContext, contact: string, code: string) => Promise<Session>;
  /** Keeps the proof with the session for half an hour. */
  keep: (session: Session, phone: string) => Promise<void>;
  /** Whether the session has proved the phone. */
  isKept: (session: Session, phone: string) => Promise<boolean>;
};

/** Proving a phone (E.164), or an e-mail address in lower case, by the code that was sent to it. */
export function createPhoneProof({ database, clock, devices, sessions, sessionSecret, isDemo }: CallTools): PhoneProof {
  const { db } = database;
  const limits = createRateLimits(db, IDENTITY_LIMITS);
  const accounts = createAccounts(db, { isDemo });
  const codeOf: PhoneProof['codeOf'] = (sessionId, contact, code) => ({
    sessionId,
    contact,
    codeHash: hashCode(sessionSecret, `contact ${sessionId} ${contact}`, code),
  });
  const askerOf: PhoneProof['askerOf'] = async (c, contact) => {
    const account = devices.isMarked(c) ? await accounts.byLogin(contact) : undefined;
    return devices.askerOf(c, account?.id);
  };
  return {
    askerOf,
    codeOf,
    async tryCode(c, contact, code) {
      const { from } = await askerOf(c, contact);
      refuseTooMany(c, await limits.take(clock(), ['codeTryByAddress', from]));
      const session = await sessions.find(c);
      if (!session) throw codeExpired();
      refuseCode(await tryContactCode(db, codeOf(session.id, contact, code), clock()));
      return session;
    },
    keep: ({ id }, phone) => confirmPhone(db, id, phone, clock()),
    isKept: ({ id }, phone) => isPhoneConfirmed(db, id, phone, clock()),
  };
}
