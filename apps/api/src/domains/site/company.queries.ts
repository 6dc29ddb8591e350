import type { Kysely } from 'kysely';
import { Company } from './company.rules.ts';
import type { Database } from '../../platform/database/schema.ts';

/** The setting that stores {@link Company} as JSON. */
export const COMPANY_SETTING = 'company';

/** The company that runs the shop; undefined until the setting is written. */
export async function findCompany(db: Kysely<Database>): Promise<Company | undefined> {
  const found = await db.selectFrom('settings').select('value').where('name', '=', COMPANY_SETTING).executeTakeFirst();
  return found && Company.parse(JSON.parse(found.value));
}
