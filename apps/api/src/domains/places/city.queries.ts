import type { Kysely } from 'kysely';
import { bigint } from '../../platform/database/bigint.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Names } from '../../platform/values/names.ts';

export type FoundCity = { id: number; names: Names; countryCode: number };

/** A city by its GeoNames id. */
export async function findCity(db: Kysely<Database>, id: number): Promise<FoundCity | undefined> {
  return db
    .selectFrom('cities')
    .select(['id', 'names', 'country_code as countryCode'])
    .where('id', '=', bigint(id))
    .executeTakeFirst();
}
