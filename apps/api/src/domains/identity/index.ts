import { identityCalls } from '@partshop/api-client/contract';
import { defineDomain } from '../../platform/http/domain.ts';
import type { MessageTools } from '../messages/index.ts';
import { createIdentityTools } from './identity-tools.ts';
import { passwordHandlers } from './password.calls.ts';
import { phoneCodeHandlers } from './phone-code.calls.ts';
import { recoveryHandlers } from './recovery.calls.ts';
import { registrationHandlers } from './registration.calls.ts';
import { servedByHandlers } from './served-by.calls.ts';
import { signInHandlers } from './sign-in.calls.ts';
import { switchUserHandlers } from './switch-user.calls.ts';

/** Login, registration, passwords, admins who look at the shop as a client, and who serves whom. */
export const identityDomain = defineDomain(identityCalls, (setup: MessageTools) => {
  const tools = createIdentityTools(setup);
  return {
    ...signInHandlers(tools),
    ...phoneCodeHandlers(tools),
    ...registrationHandlers(tools),
    ...recoveryHandlers(tools),
    ...passwordHandlers(tools),
    ...switchUserHandlers(tools),
    ...servedByHandlers(tools),
  };
});

export { createCodeSending } from './code-sending.ts';
export { createIdentityTools, type IdentityTools } from './identity-tools.ts';
export { hashPassword, isPassword } from './password-hash.ts';
export { takeFromDemo } from './register-client.queries.ts';
export { phoneOf } from '../../platform/http/phone-field.ts';
export { createPhoneProof } from './phone-proof.ts';
