import { isSold, ORDER_STATUSES } from '@partshop/api-client/contract';
import { sql } from 'kysely';
import type { ApiSetup } from '../../platform/http/api-setup.ts';
import { inTransaction } from '../../platform/database/transaction.ts';

/** With fewer buyers a pair could tell what one person ordered. */
export const MIN_BUYERS = 5;
/** Orders of more articles, which stock a shelf, say nothing about which of them belong together. */
const MOST_ITEMS = 30;

const SOLD = ORDER_STATUSES.filter(isSold);

/**
 * Counts which articles different buyers of the last year ordered together, at most once a day, whatever number of processes runs it. A
 * buyer is a client, or a guest's phone.
 */
export function createBoughtTogetherCounting({
  database,
  clock,
}: Pick<ApiSetup, 'database' | 'clock'>): () => Promise<void> {
  return async () => {
    const now = clock();
    await inTransaction(database.db, async (trx) => {
      const { numAffectedRows = 0n } = await sql`
        update bought_together_counts set counted_at = ${now}::timestamptz
        where counted_at <= ${now}::timestamptz - interval '1 day'`.execute(trx);
      if (numAffectedRows === 0n) return;
      await sql`delete from bought_together`.execute(trx);
      await sql`
        with bought as (
          select o.id as order_id, coalesce('client ' || o.client_id, o.contact_phone) as buyer,
            array_agg(distinct i.article_id) as articles
          from orders o join order_items i on i.order_id = o.id
          where o.created_at > ${now}::timestamptz - interval '1 year' and i.status = any(${SOLD}::text[])
          group by o.id
          having count(distinct i.article_id) between 2 and ${MOST_ITEMS}
        )
        insert into bought_together (article_id, other_id, buyers)
        select one.id, other.id, count(distinct buyer)
        from bought, unnest(articles) one (id), unnest(articles) other (id)
        where one.id <> other.id
        group by one.id, other.id
        having count(distinct buyer) >= ${MIN_BUYERS}`.execute(trx);
    });
  };
}
