import { sql, type Kysely } from 'kysely';
import type { Lead } from '../../platform/values/lead-days.ts';
import type { Database } from '../../platform/database/schema.ts';

/** The days to our warehouse of an offer. */
export async function findOffer(
  db: Kysely<Database>,
  articleId: number,
  priceListId: number,
): Promise<Lead | undefined> {
  return db
    .selectFrom('price_lists')
    .innerJoin('offers', 'offers.price_list_id', 'price_lists.id')
    .where('offers.article_id', '=', articleId)
    .where(sql<boolean>`price_lists.id = ${priceListId}::bigint`)
    .select([
      sql<number>`coalesce(offers.lead_days, price_lists.lead_days)`.as('leadDays'),
      sql<number>`greatest(coalesce(offers.lead_days, price_lists.lead_days), price_lists.lead_days_max)`.as(
        'leadDaysMax',
      ),
    ])
    .executeTakeFirst();
}
