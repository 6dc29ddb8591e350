import type { CallTools } from '../../platform/http/call-tools.ts';
import type { Company } from './company.rules.ts';

export type SiteTools = CallTools & {
  /** The company shown while no setting names one. */
  defaultCompany: Company;
};
