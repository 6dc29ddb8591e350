import { identityCalls } from '@partshop/api-client/contract';
import { defineDomain } from '../../platform/http/domain.ts';
import type { MessageTools } from '../messages/index.ts';
import { createRateLimits } from '../../platform/limits/rate-limits.ts';
import { createAccounts } from './accounts.queries.ts';
import { IDENTITY_LIMITS } from './identity-limits.ts';
import { passwordHandlers } from './password.calls.ts';
import { phoneCodeHandlers } from './phone-code.calls.ts';
import { recoveryHandlers } from './recovery.calls.ts';
import { registrationHandlers } from './registration.calls.ts';
import { signInHandlers } from './sign-in.calls.ts';
import { switchUserHandlers } from './switch-user.calls.ts';

/** Login, registration, passwords, and admins who look at the shop as a client. */
export const identityDomain = defineDomain(identityCalls, (setup: MessageTools) => {
  const { database, isDemo } = setup;
  const accounts = createAccounts(database.db, { isDemo });
  const tools = { ...setup, accounts, limits: createRateLimits(database.db, IDENTITY_LIMITS) };
  return {
    ...signInHandlers(tools),
    ...phoneCodeHandlers(tools),
    ...registrationHandlers(tools),
    ...recoveryHandlers(tools),
    ...passwordHandlers(tools),
    ...switchUserHandlers(tools),
  };
});

export { hashPassword } from './password-hash.ts';
export { phoneOf } from './phone-field.ts';
export { createPhoneProof } from './phone-proof.ts';
