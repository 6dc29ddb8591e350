import type { RateLimits } from '../../platform/limits/rate-limits.ts';
import type { MessageTools } from '../messages/index.ts';
import type { Accounts } from './accounts.queries.ts';
import type { IdentityLimit } from './identity-limits.ts';

/** What the handlers of the domain use. */
export type IdentityTools = MessageTools & { accounts: Accounts; limits: RateLimits<IdentityLimit> };
