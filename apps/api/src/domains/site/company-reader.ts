import { createExpiringCache } from '../../platform/work/expiring-cache.ts';
import { findCompany } from './company.queries.ts';
import type { Company } from './company.rules.ts';
import type { SiteTools } from './site-tools.ts';

const COMPANY_MS = 60_000;

/** Reads the company that runs the shop; a change shows within a minute. */
export function createCompanyReader({
  database: { db },
  clock,
  defaultCompany,
}: Pick<SiteTools, 'database' | 'clock' | 'defaultCompany'>): () => Promise<Company> {
  const company = createExpiringCache(COMPANY_MS, clock, async () => (await findCompany(db)) ?? defaultCompany);
  return async () => company('own');
}
