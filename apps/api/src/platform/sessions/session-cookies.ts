import { randomBytes } from 'node:crypto';
import { deleteCookie, getCookie, getSignedCookie, setSignedCookie } from 'hono/cookie';
import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { deviceName } from './device-name.rules.ts';
import { createSession, findSession, noteDevice, type Session } from './sessions.queries.ts';
import { inTransaction } from '../database/transaction.ts';
import { sessionLife } from './rights.ts';
import { createRateLimits } from '../limits/rate-limits.ts';
import type { ApiContext } from '../http/api-app.ts';
import type { ApiSetup } from '../http/api-setup.ts';
import { readAddress } from '../http/address.ts';
import { ADDRESS_HEADER, addressOfOurServer } from '../http/client-address.ts';
import { refuseTooMany } from '../limits/too-many.ts';

/** On https with the prefix `__Host-`. */
export const SESSION_COOKIE = 'partshop_session';
const TOKEN_BYTES = 32;

/** Limits guest sessions. Thousands of phones share a mobile network's address; a script would reach this within a minute. */
const LIMITS = { sessionByAddress: { tries: 600, seconds: 3600 } } as const;

type Moment = { token: string; now: Date };

/** The device and the IP address of a request, as far as they are known. */
const deviceOf = ({ req }: ApiContext) => ({
  device: deviceName(req.header('user-agent') ?? ''),
  address: readAddress(req.header(ADDRESS_HEADER) ?? '') ?? '',
});

export type SessionCookies = {
  /**
   * Returns undefined for a forged, unknown or expired session and clears its cookie. Keeps the cookie of a session
   * replaced a moment ago: a parallel response may already have set the new one.
   */
  find: (c: ApiContext) => Promise<Session | undefined>;
  /** Opens a guest session and sets its cookie; throws 429 when an address opens too many. */
  open: (c: ApiContext) => Promise<Session>;
  /** The session of the request; opens one when there is none. */
  findOrOpen: (c: ApiContext) => Promise<Session>;
  /**
   * Replaces the session when its identity changes: `work` runs in a transaction and creates a session with the new
   * token. If it does, the visitor gets its cookie, and `find` returns it from then on.
   */
  renew: <Result>(
    c: ApiContext,
    work: (trx: Transaction<Database>, moment: Moment) => Promise<Result>,
  ) => Promise<Result>;
  /** Clears the cookie of a session that has ended in the database. */
  clear: (c: ApiContext) => void;
};

/** Sessions: a random token in a signed cookie, its hash in the database. */
export function createSessionCookies(
  setup: Pick<ApiSetup, 'database' | 'clock' | 'sessionSecret' | 'secureCookies' | 'isDemo'>,
): SessionCookies {
  const { database, clock, sessionSecret, secureCookies, isDemo } = setup;
  const limits = createRateLimits(database.db, LIMITS);
  const prefix = secureCookies ? 'host' : undefined;
  const common = { path: '/', httpOnly: true, sameSite: 'Lax' } as const;
  const attributes = secureCookies ? ({ ...common, prefix: 'host', secure: true } as const) : common;
  const give = (c: ApiContext, token: string, maxAge: number) =>
    setSignedCookie(c, SESSION_COOKIE, token, sessionSecret, { ...attributes, maxAge });
  const newToken = () => randomBytes(TOKEN_BYTES).toString('base64url');
  /** Looked up once per request. */
  const found = new WeakMap<ApiContext, Promise<Session | undefined>>();
  const keep = (c: ApiContext, session: Session | undefined) => found.set(c, Promise.resolve(session));

  async function look(c: ApiContext): Promise<Session | undefined> {
    if (getCookie(c, SESSION_COOKIE, prefix) === undefined) return undefined;
    const token = await getSignedCookie(c, sessionSecret, SESSION_COOKIE, prefix);
    const lookup = token ? await findSession(database.db, token, clock(), { isDemo }) : undefined;
    if (!token || !lookup || lookup.state === 'unknown') {
      deleteCookie(c, SESSION_COOKIE, attributes);
      return undefined;
    }
    if (lookup.state === 'ended') return undefined;
    if (lookup.isProlonged) {
      await give(c, token, lookup.lifeSeconds);
      await noteDevice(database.db, lookup.session, deviceOf(c));
    }
    return lookup.session;
  }

  const cookies: SessionCookies = {
    async find(c) {
      const known = found.get(c) ?? look(c);
      found.set(c, known);
      return known;
    },

    async open(c) {
      refuseTooMany(c, await limits.take(clock(), ['sessionByAddress', addressOfOurServer(c.req.raw)]));
      const token = newToken();
      const session = await createSession(database.db, token, clock());
      await give(c, token, sessionLife(undefined));
      keep(c, session);
      return session;
    },

    async findOrOpen(c) {
      return (await cookies.find(c)) ?? cookies.open(c);
    },

    async renew(c, work) {
      const moment = { token: newToken(), now: clock() };
      const result = await inTransaction(database.db, (trx) => work(trx, moment));
      const lookup = await findSession(database.db, moment.token, moment.now, { isDemo });
      if (lookup.state === 'alive') {
        await give(c, moment.token, lookup.lifeSeconds);
        await noteDevice(database.db, lookup.session, deviceOf(c));
        keep(c, lookup.session);
      }
      return result;
    },

    clear(c) {
      deleteCookie(c, SESSION_COOKIE, attributes);
      keep(c, undefined);
    },
  };
  return cookies;
}
