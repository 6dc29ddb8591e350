import { accountCalls } from '@partshop/api-client/contract';
import { defineDomain } from '../../platform/http/domain.ts';
import { createIdentityTools } from '../identity/index.ts';
import type { MessageTools } from '../messages/index.ts';
import { addressHandlers } from './addresses.calls.ts';
import { companyDetailsHandlers } from './company-details.calls.ts';
import { contactHandlers } from './contact.calls.ts';
import { deleteAccountHandlers } from './delete-account.calls.ts';
import { ownSessionHandlers } from './own-sessions.calls.ts';
import { personalDataHandlers } from './personal-data.calls.ts';

/** What clients change about themselves, what is kept of them, and the end of the account. */
export const accountDomain = defineDomain(accountCalls, (setup: MessageTools) => {
  const tools = createIdentityTools(setup);
  return {
    ...contactHandlers(tools),
    ...ownSessionHandlers(tools),
    ...addressHandlers(tools),
    ...companyDetailsHandlers(tools),
    ...personalDataHandlers(tools),
    ...deleteAccountHandlers(tools),
  };
});
