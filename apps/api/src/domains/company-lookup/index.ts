import { companyLookupCalls } from '@partshop/api-client/contract';
import { defineDomain } from '../../platform/http/domain.ts';
import { companyLookupHandlers } from './company-lookup.calls.ts';

/** Companies by their tax number, from an outside service. */
export const companyLookupDomain = defineDomain(companyLookupCalls, companyLookupHandlers);

export type { CompanyFinder } from './company-finder.ts';
export type { CompanyLookupTools } from './company-lookup.calls.ts';
export { createCompanyFinder } from './finders.ts';
