import type { RateLimits } from '../../platform/limits/rate-limits.ts';
import type { MessageTools } from '../messages/index.ts';
import type { Accounts } from './accounts.queries.ts';
import type { IdentityLimit } from './identity-limits.ts';
import type { WelcomeBonus } from './register-client.queries.ts';

/** What the domain is created with. */
export type IdentitySetup = MessageTools & { welcomeBonus: WelcomeBonus };

/** What the handlers of the domain use. */
export type IdentityTools = IdentitySetup & { accounts: Accounts; limits: RateLimits<IdentityLimit> };
