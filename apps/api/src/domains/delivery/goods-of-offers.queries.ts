import { sql, type Kysely } from 'kysely';
import { bigint } from '../../platform/database/bigint.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Lead } from '../../platform/values/lead-days.ts';
import { LEAD_DAYS, LEAD_DAYS_MAX } from '../catalogue/index.ts';
import type { Pieces } from './parcel.queries.ts';

/** Goods that are in no basket, with their days to our warehouse; undefined when an offer is not there. */
export async function findGoods(
  db: Kysely<Database>,
  products: readonly (Pieces & { priceListId: number })[],
): Promise<(Pieces & Lead)[] | undefined> {
  const rows = await db
    .selectFrom('offers as o')
    .innerJoin('price_lists as p', 'p.id', 'o.price_list_id')
    .where(
      'o.article_id',
      'in',
      products.map(({ articleId }) => bigint(articleId)),
    )
    .where(
      'o.price_list_id',
      'in',
      products.map(({ priceListId }) => bigint(priceListId)),
    )
    .select(['o.article_id as articleId', 'o.price_list_id as priceListId'])
    .select([sql.raw<number>(LEAD_DAYS).as('leadDays'), sql.raw<number>(LEAD_DAYS_MAX).as('leadDaysMax')])
    .execute();
  const goods = products.flatMap(({ articleId, priceListId, qty }) => {
    const offer = rows.find((row) => row.articleId === articleId && row.priceListId === priceListId);
    return offer ? [{ articleId, qty, leadDays: offer.leadDays, leadDaysMax: offer.leadDaysMax }] : [];
  });
  return goods.length === products.length ? goods : undefined;
}
