import type { CompanyDetails } from '@partshop/api-client/contract';
import type { Kysely } from 'kysely';
import { companyIdOf } from '../company-accounts/index.ts';
import type { Database } from '../../platform/database/schema.ts';

/** The company that a client buys for: the employer's, else the own one; null until it is given. */
export async function findCompanyDetails(db: Kysely<Database>, clientId: number): Promise<CompanyDetails | null> {
  const row = await db
    .selectFrom('company_details')
    .select(['name', 'inn', 'kpp', 'ogrn', 'address'])
    .where('client_id', '=', companyIdOf(clientId))
    .executeTakeFirst();
  return row ?? null;
}

/** A company as an order names it. */
export const companyText = ({ name, inn }: Pick<CompanyDetails, 'name' | 'inn'>): string => `${name}, ИНН ${inn}`;

export async function keepCompanyDetails(
  db: Kysely<Database>,
  clientId: number,
  details: CompanyDetails,
): Promise<void> {
  await db
    .insertInto('company_details')
    .values({ client_id: clientId, ...details })
    .onConflict((conflict) => conflict.column('client_id').doUpdateSet(details))
    .execute();
}
