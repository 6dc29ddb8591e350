/** Programs of sellers, which call by a token in place of a session. */
import type { TokenScope } from '@partshop/api-client/contract';
import type { ApiContext } from '../http/api-app.ts';
import type { ApiSetup } from '../http/api-setup.ts';
import { addressOfOurServer } from '../http/client-address.ts';
import { HttpError } from '../http/http-error.ts';
import { createRateLimits } from '../limits/rate-limits.ts';
import { refuseTooMany } from '../limits/too-many.ts';
import { hashSecret } from '../values/secrets.ts';
import { findTokenCaller } from './token-callers.queries.ts';
import type { CurrentUser } from './sessions.queries.ts';

/** A program that asks every second is none of a seller's; nobody guesses a token, but each guess asks the database. */
const LIMITS = {
  callByToken: { tries: 120, seconds: 60 },
  unknownTokenByAddress: { tries: 30, seconds: 600 },
} as const;

export type TokenCallers = {
  /**
   * The client whose seller the token of a request belongs to; undefined without one. Throws 401 for a token that is unknown or revoked, 403
   * for one without the scope, and 429 for too many calls.
   */
  find: (c: ApiContext, scope: TokenScope) => Promise<CurrentUser | undefined>;
};

export function createTokenCallers({
  database: { db },
  clock,
  isDemo,
}: Pick<ApiSetup, 'database' | 'clock' | 'isDemo'>): TokenCallers {
  const limits = createRateLimits(db, LIMITS);
  return {
    async find(c, scope) {
      const [, secret] = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '') ?? [];
      if (secret === undefined) return undefined;
      const guesses = ['unknownTokenByAddress', addressOfOurServer(c.req.raw)] as const;
      refuseTooMany(c, await limits.peek(clock(), guesses));
      const found = await findTokenCaller(db, hashSecret(secret), { now: clock(), isDemo });
      if (!found) {
        refuseTooMany(c, await limits.take(clock(), guesses));
        throw new HttpError(401, { code: 'not-signed-in', message: 'The token is unknown or was revoked.' });
      }
      refuseTooMany(c, await limits.take(clock(), ['callByToken', found.tokenId]));
      if (!found.scopes.includes(scope)) {
        throw new HttpError(403, { code: 'no-access', message: `The token lacks the scope ${scope}.` });
      }
      return found.currentUser;
    },
  };
}
