import { randomBytes } from 'node:crypto';
import { deleteCookie, getCookie, getSignedCookie, setSignedCookie } from 'hono/cookie';
import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { createSession, findSession, type Session } from './sessions.queries.ts';
import { inTransaction } from '../database/transaction.ts';
import { sessionLife } from './rights.ts';
import { createRateLimits } from '../limits/rate-limits.ts';
import type { ApiContext } from '../http/api-app.ts';
import type { ApiSetup } from '../http/api-setup.ts';
import { addressOfOurServer } from '../http/client-address.ts';
import { refuseTooMany } from '../limits/too-many.ts';

/** `__Host-` goes before it on https. */
export const SESSION_COOKIE = 'partshop_session';
const TOKEN_BYTES = 32;

/** Baskets of nobody; thousands share the address of a mobile network, a machine needs a minute. */
const LIMITS = { sessionByAddress: { tries: 600, seconds: 3600 } } as const;

type Moment = { token: string; now: Date };

export type SessionCookies = {
  /**
   * The session of the request's cookie. One that is forged, unknown or expired is none, and its cookie is cleared; the
   * cookie of one that was just replaced stays, because it may be the new one's by now.
   */
  find: (c: ApiContext) => Promise<Session | undefined>;
  /** Opens a session of nobody and gives the visitor its cookie; throws 429 where an address opens too many. */
  open: (c: ApiContext) => Promise<Session>;
  /** The session of the request; opened where there is none. */
  findOrOpen: (c: ApiContext) => Promise<Session>;
  /**
   * Changes who the session is of: `work` runs in a transaction and makes the session of the new token. Where it made one,
   * the visitor gets its cookie and further calls of `find` see it.
   */
  renew: <Result>(
    c: ApiContext,
    work: (trx: Transaction<Database>, moment: Moment) => Promise<Result>,
  ) => Promise<Result>;
  /** Forgets the session of the request, which the database has ended. */
  clear: (c: ApiContext) => void;
};

/** Visitors' sessions: a random token in a signed cookie, its hash in the database. */
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
  /** Found once a request. */
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
    if (lookup.isProlonged) await give(c, token, lookup.lifeSeconds);
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
