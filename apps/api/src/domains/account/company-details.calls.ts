import type { accountCalls } from '@partshop/api-client/contract';
import type { CallHandlers } from '../../platform/http/domain.ts';
import { badField } from '../../platform/http/http-error.ts';
import { noAccess, requireType } from '../../platform/sessions/access.ts';
import type { CurrentUser } from '../../platform/sessions/sessions.queries.ts';
import { isInn } from '../../platform/values/tax-number.ts';
import { findMember } from '../company-accounts/index.ts';
import { findCompanyDetails, keepCompanyDetails } from '../client/index.ts';
import type { IdentityTools } from '../identity/index.ts';

/** The company that a wholesale client buys for. */
export function companyDetailsHandlers({
  database: { db },
}: IdentityTools): CallHandlers<typeof accountCalls, 'ownCompany' | 'keepCompany'> {
  const wholesaleOnly = (currentUser: CurrentUser): number => {
    requireType(currentUser, 'Wholesale', 'Only wholesale clients buy for a company.');
    return currentUser.clientId;
  };
  return {
    ownCompany: async (c, currentUser) =>
      c.json({ company: await findCompanyDetails(db, wholesaleOnly(currentUser)) }, 200),

    keepCompany: async (c, currentUser) => {
      const clientId = wholesaleOnly(currentUser);
      if ((await findMember(db, clientId))?.employeeId) throw noAccess('Employees do not change the company.');
      const details = c.req.valid('json');
      if (!isInn(details.inn)) throw badField('inn', 'Its check digits are wrong.');
      await keepCompanyDetails(db, clientId, details);
      return c.json({ company: details }, 200);
    },
  };
}
