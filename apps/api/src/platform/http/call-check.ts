import type { CallLimit } from '@partshop/api-client/contract';
import { createRateLimits, type LimitKey } from '../limits/rate-limits.ts';
import { refuseTooMany } from '../limits/too-many.ts';
import type { CurrentUser } from '../sessions/sessions.queries.ts';
import type { ApiContext } from './api-app.ts';
import type { CallTools } from './call-tools.ts';
import { ADDRESS_HEADER } from './client-address.ts';
import type { Call } from './domain.ts';

/**
 * Checks the caller by the call's metadata, in this order: access, limit, pace. Returns the current user of calls with
 * `access`.
 */
export function createCallCheck(
  { access, token, right, limit, pace }: Pick<Call, 'access' | 'token' | 'right' | 'limit' | 'pace'>,
  tools: CallTools,
): (c: ApiContext) => Promise<CurrentUser | undefined> {
  const count = limit && createCount(limit, tools);
  return async (c) => {
    const currentUser = access && (await tools.access.require(c, access, { token, right }));
    if (count) await count(c, currentUser);
    // The storefront renders pages for its cache without a visitor's address: no visitor's search to throttle.
    const { raw } = c.req;
    if (pace && raw.headers.has(ADDRESS_HEADER)) await tools.throttles.wait(pace, tools.addressOf(raw));
    return currentUser;
  };
}

/** Counts a call under its limit; throws 429 when it is used up. */
function createCount({ name, by, ...rule }: CallLimit, { database, clock, sessions, addressOf }: CallTools) {
  const names = { session: `${name}BySession`, address: `${name}ByAddress`, client: `${name}ByClient` };
  const limits = createRateLimits(database.db, Object.fromEntries(Object.values(names).map((one) => [one, rule])));
  const limitKeyOf = async (c: ApiContext, currentUser: CurrentUser | undefined): Promise<LimitKey<string>> => {
    if (by === 'client' && currentUser) return [names.client, currentUser.clientId];
    const session = by === 'visitor' ? await sessions.find(c) : undefined;
    return session ? [names.session, session.id] : [names.address, addressOf(c.req.raw)];
  };
  return async (c: ApiContext, currentUser: CurrentUser | undefined): Promise<void> =>
    refuseTooMany(c, await limits.take(clock(), await limitKeyOf(c, currentUser)));
}
