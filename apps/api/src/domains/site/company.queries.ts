import type { Kysely } from 'kysely';
import { Company } from './company.rules.ts';
import type { Database } from '../../platform/database/schema.ts';

/** Who keeps the shop: JSON of {@link Company} in this setting. */
export const COMPANY_SETTING = 'company';

/** Undefined until somebody writes who keeps the shop. */
export async function findCompany(db: Kysely<Database>): Promise<Company | undefined> {
  const found = await db.selectFrom('settings').select('value').where('name', '=', COMPANY_SETTING).executeTakeFirst();
  return found && Company.parse(JSON.parse(found.value));
}
