import { sql, type Kysely } from 'kysely';
import { bigint } from '../../platform/database/bigint.ts';
import type { Database } from '../../platform/database/schema.ts';

/** Says which wholesale client serves a retail client; null for none. Returns false if there are no such clients. */
export async function setServedBy(
  db: Kysely<Database>,
  { clientId, servedById }: { clientId: number; servedById: number | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('clients')
    .set({ served_by: servedById === null ? null : bigint(servedById) })
    .where('id', '=', bigint(clientId))
    .where('type', '=', 'Retail')
    .$if(servedById !== null, (clients) =>
      clients.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('clients as w')
            .select(sql`1`.as('one'))
            .where('w.id', '=', bigint(servedById as number))
            .where('w.type', '=', 'Wholesale'),
        ),
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0;
}
