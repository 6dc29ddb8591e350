import { companyAccountsCalls } from '@partshop/api-client/contract';
import { defineDomain } from '../../platform/http/domain.ts';
import { companyAccountsHandlers } from './company-accounts.calls.ts';

/** Companies whose employees buy within limits (B2). */
export const companyAccountsDomain = defineDomain(companyAccountsCalls, companyAccountsHandlers);

export { aboveLimit, leftOf, MAY, mayDecide } from './company-accounts.rules.ts';
export { createCompanyMessages } from './company-messages.ts';
export { leaveCompanies } from './employees.queries.ts';
export { recordCompanyEvent } from './events.queries.ts';
export {
  companyIdOf,
  countWaiting,
  findApprovers,
  findMember,
  findSpent,
  lockEmployee,
  memberOf,
  type Member,
} from './members.queries.ts';
