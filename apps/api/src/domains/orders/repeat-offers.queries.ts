import type { ArticleNumber, RepeatOffer } from '@partshop/api-client/contract';
import type pg from 'pg';
import { nameSql } from '../../platform/database/name-sql.ts';
import type { ClientType } from '../../platform/sessions/sessions.queries.ts';
import type { Lead } from '../../platform/values/lead-days.ts';
import {
  articleNumberSql,
  bestFirst,
  LEAD_DAYS,
  LEAD_DAYS_MAX,
  newestOf,
  statementByType,
} from '../catalogue/index.ts';

/** An ordered item as it could be bought now; money in kopecks, days to our warehouse. */
export type RepeatRow = {
  orderItemId: number;
  /** What it cost then. */
  price: number;
  qty: number;
  successor: ArticleNumber | null;
  offer: (Omit<RepeatOffer, 'deliveryDays' | 'deliveryDaysMax' | 'available'> & Lead & { quantity: number }) | null;
  isSameOffer: boolean | null;
  isSameArticle: boolean | null;
};

/**
 * $1 order number, $2 language. For each item its own offer, else the best one of its article, else the best one of the maker's newest
 * number; offers with less than a pack are none.
 */
const REPEAT = statementByType(
  'repeat-order',
  (price) => `
select
  i.id as "orderItemId", i.price, i.qty,
  choice.offer, choice."isSameOffer", choice."isSameArticle",
  (
    with recursive ${newestOf('select i.article_id as id')}
    select ${articleNumberSql('$2')}
    from newest join articles a on a.id = newest.id join makers m on m.id = a.maker_id
    where newest.id <> i.article_id order by a.sold desc, a.id limit 1
  ) as successor
from orders n
join order_items i on i.order_id = n.id
left join lateral (
  with recursive ${newestOf('select i.article_id as id')}
  select
    o.article_id = i.article_id as "isSameArticle",
    o.article_id = i.article_id and o.price_list_id = i.price_list_id as "isSameOffer",
    json_build_object(
      'articleId', a.id,
      'priceListId', o.price_list_id,
      'catalogKey', m.key,
      'catalogName', m.name,
      'catalogFullNumber', a.number,
      'clearNumber', a.number_key,
      'productName', ${nameSql('a.names', '$2')},
      'price', ${price},
      'leadDays', ${LEAD_DAYS},
      'leadDaysMax', ${LEAD_DAYS_MAX},
      'sellerName', ${nameSql('s.names', '$2')},
      'warehouseName', ${nameSql('p.names', '$2')},
      'isReturnable', p.is_returnable,
      'multiplicity', o.multiplicity,
      'quantity', o.quantity
    ) as offer
  from (select i.article_id as id union select id from newest) candidate
  join articles a on a.id = candidate.id
  join makers m on m.id = a.maker_id
  join offers o on o.article_id = a.id and o.quantity >= o.multiplicity
  join price_lists p on p.id = o.price_list_id
  join sellers s on s.id = p.seller_id
  order by "isSameOffer" desc, "isSameArticle" desc, ${bestFirst(price)}
  limit 1
) choice on true
where n.number = $1
order by i.id`,
);

/** What the items of an order could be now. Whether the caller may see the order is the caller's to check. */
export async function findRepeatOffers(
  pool: pg.Pool,
  { number, lang, clientType }: { number: string; lang: string; clientType: ClientType },
): Promise<RepeatRow[]> {
  const { rows } = await pool.query<RepeatRow>({ ...REPEAT[clientType], values: [number, lang] });
  return rows;
}
