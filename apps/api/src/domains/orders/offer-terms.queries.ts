import { sql, type Kysely } from 'kysely';
import { bigint } from '../../platform/database/bigint.ts';
import type { Lead } from '../../platform/values/lead-days.ts';
import type { Database } from '../../platform/database/schema.ts';
import { LEAD_DAYS, LEAD_DAYS_MAX } from '../catalogue/index.ts';

/** The days to our warehouse of an offer. */
export async function findOfferDays(
  db: Kysely<Database>,
  articleId: number,
  priceListId: number,
): Promise<Lead | undefined> {
  return db
    .selectFrom('offers as o')
    .innerJoin('price_lists as p', 'p.id', 'o.price_list_id')
    .where('o.article_id', '=', articleId)
    .where('p.id', '=', bigint(priceListId))
    .select([sql.raw<number>(LEAD_DAYS).as('leadDays'), sql.raw<number>(LEAD_DAYS_MAX).as('leadDaysMax')])
    .executeTakeFirst();
}
