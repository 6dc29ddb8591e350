import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { shopDay } from '../../platform/values/time-zone.ts';

/** Notes that offers were put into a basket. */
export async function noteAdds(
  trx: Transaction<Database>,
  offers: readonly { articleId: number; priceListId: number }[],
  now: Date,
): Promise<void> {
  const articles = offers.map(({ articleId }) => articleId);
  const lists = offers.map(({ priceListId }) => priceListId);
  await sql`
    insert into position_changes (seller_id, article_id, day, adds)
    select l.seller_id, added.article_id, ${shopDay(now)}::date, 1
    from unnest(${articles}::bigint[], ${lists}::integer[]) added (article_id, price_list_id)
      join price_lists l on l.id = added.price_list_id`.execute(trx);
}
