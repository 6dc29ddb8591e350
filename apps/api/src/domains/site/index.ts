import { siteCalls } from '@partshop/api-client/contract';
import { defineDomain } from '../../platform/http/domain.ts';
import { siteHandlers } from './site.calls.ts';

/** Configuration, contacts, opening hours and the sitemap. */
export const siteDomain = defineDomain(siteCalls, siteHandlers);

export { createCompanyReader } from './company-reader.ts';
export { showContacts, UNNAMED_COMPANY } from './company.rules.ts';
export type { SiteTools } from './site-tools.ts';
