import { createRateLimits, type RateLimits } from '../../platform/limits/rate-limits.ts';
import type { MessageTools } from '../messages/index.ts';
import { createAccounts, type Accounts } from './accounts.queries.ts';
import { IDENTITY_LIMITS, type IdentityLimit } from './identity-limits.ts';

/** What the handlers of the domain use. */
export type IdentityTools = MessageTools & { accounts: Accounts; limits: RateLimits<IdentityLimit> };

export const createIdentityTools = <Tools extends MessageTools>(tools: Tools): Tools & IdentityTools => ({
  ...tools,
  accounts: createAccounts(tools.database.db, tools),
  limits: createRateLimits(tools.database.db, IDENTITY_LIMITS),
});
