import { randomBytes } from 'node:crypto';
import { deleteCookie, getCookie, getSignedCookie, setSignedCookie } from 'hono/cookie';
import { createSession, findSession, SESSION_DAYS, type Session } from '../database/sessions.ts';
import type { ApiContext, ApiDependencies } from './api-app.ts';

/** `__Host-` goes before it on https. */
export const SESSION_COOKIE = 'partshop_session';
const TOKEN_BYTES = 32;

export type SessionCookies = {
  /** The session of the request's cookie. One that is forged, unknown or expired is none, and its cookie is cleared. */
  find: (c: ApiContext) => Promise<Session | undefined>;
  /** Opens a session and gives the visitor its cookie. */
  open: (c: ApiContext) => Promise<Session>;
};

/** Anonymous visitors' sessions: a random token in a signed cookie, its hash in the database. */
export function createSessionCookies(
  dependencies: Pick<ApiDependencies, 'database' | 'clock' | 'sessionSecret' | 'secureCookies'>,
): SessionCookies {
  const { database, clock, sessionSecret, secureCookies } = dependencies;
  const prefix = secureCookies ? 'host' : undefined;
  const common = { path: '/', httpOnly: true, sameSite: 'Lax' } as const;
  const attributes = secureCookies ? ({ ...common, prefix: 'host', secure: true } as const) : common;
  const give = (c: ApiContext, token: string) =>
    setSignedCookie(c, SESSION_COOKIE, token, sessionSecret, { ...attributes, maxAge: SESSION_DAYS * 86_400 });

  return {
    async find(c) {
      if (getCookie(c, SESSION_COOKIE, prefix) === undefined) return undefined;
      const token = await getSignedCookie(c, sessionSecret, SESSION_COOKIE, prefix);
      const found = token ? await findSession(database.db, token, clock()) : undefined;
      if (!token || !found) {
        deleteCookie(c, SESSION_COOKIE, attributes);
        return undefined;
      }
      if (found.isProlonged) await give(c, token);
      return found.session;
    },

    async open(c) {
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const session = await createSession(database.db, token, clock());
      await give(c, token);
      return session;
    },
  };
}
