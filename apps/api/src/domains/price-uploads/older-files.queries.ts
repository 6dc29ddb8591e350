import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { Target } from './own-list.queries.ts';

type Came = { way: 'address'; sourceId: number } | ({ way: 'mail' } & Target);

/** Forgets the files that came the same way and that nobody applied: a newer one is there. A worker's are left to it. */
export async function dropOlderFiles(trx: Transaction<Database>, came: Came, now: Date): Promise<void> {
  const isOlder =
    came.way === 'address'
      ? sql`source_id = ${came.sourceId}`
      : sql`way = 'mail' and seller_id = ${came.sellerId} and type = ${came.type}
          and price_list_id is not distinct from ${came.priceListId}::integer`;
  await sql`
    with dropped as (
      update price_uploads set state = 'dropped', version = version + 1, done_at = ${now}, is_told = true
      where id in (
        select id from price_uploads where ${isOlder} and state in ('ready', 'columns') for update skip locked
      )
      returning id
    ), rows_gone as (
      delete from price_upload_rows where upload_id in (select id from dropped)
    )
    delete from price_upload_files where upload_id in (select id from dropped)`.execute(trx);
}
