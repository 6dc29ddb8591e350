import type { Kysely } from 'kysely';
import { nameOf } from '../../platform/database/name-sql.ts';
import type { Database } from '../../platform/database/schema.ts';

export async function findSellerName(db: Kysely<Database>, sellerId: number, lang: string): Promise<string> {
  const { name } = await db
    .selectFrom('sellers')
    .where('id', '=', sellerId)
    .select(nameOf('names', lang).as('name'))
    .executeTakeFirstOrThrow();
  return name;
}
