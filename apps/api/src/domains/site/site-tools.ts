import type { CallTools } from '../../platform/http/call-tools.ts';
import type { Company } from './company.rules.ts';

export type SiteTools = CallTools & {
  /** Who keeps the shop while no setting says it. */
  defaultCompany: Company;
};
