import type { CompanyLookupSettings } from '../../platform/settings/company-lookup-settings.ts';
import type { CompanyFinder } from './company-finder.ts';
import { createDadata } from './dadata/dadata.ts';
import { createDemoFinder } from './demo-finder.ts';

/** The configured service; a demo without one has a stand-in, and in a real shop everything is typed by hand. */
export function createCompanyFinder({ dadata, standIn }: CompanyLookupSettings): CompanyFinder | undefined {
  if (dadata) return createDadata(dadata);
  return standIn && createDemoFinder(standIn);
}
