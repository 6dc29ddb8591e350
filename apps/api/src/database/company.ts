import type { Kysely } from 'kysely';
import { demoCompany } from '../demo/site/company.ts';
import { Company } from '../domain/company.ts';
import type { Database } from './schema.ts';

/** Who keeps the shop: JSON of {@link Company} in this setting, or the demonstration's company where nobody wrote it. */
export const COMPANY_SETTING = 'company';

export async function findCompany(db: Kysely<Database>): Promise<Company> {
  const found = await db.selectFrom('settings').select('value').where('name', '=', COMPANY_SETTING).executeTakeFirst();
  return found ? Company.parse(JSON.parse(found.value)) : demoCompany;
}
