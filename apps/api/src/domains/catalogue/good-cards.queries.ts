import type pg from 'pg';
import type { GoodCard } from '@partshop/api-client/contract';
import { BEST_FIRST } from './best-offer.queries.ts';
import type { Lead } from '../../platform/values/lead-days.ts';
import { nameSql } from '../../platform/database/name-sql.ts';
import { LEAD_DAYS, LEAD_DAYS_MAX } from './lead-days.queries.ts';

type Best = NonNullable<GoodCard['best']>;

/** A card with its price in kopecks, and the days of its best offer to our warehouse. */
export type GoodCardRow = Omit<GoodCard, 'image' | 'best'> & {
  best: (Omit<Best, 'deliveryDays' | 'deliveryDaysMax'> & Lead) | null;
};

/**
 * Selects cards of the articles `a` of `source`, with their makers `m`; `rest` filters and orders. $1 is the language.
 * The best offer is the first by relevance, as in the price page (`price-order.rules.ts`): the cheapest in stock, else
 * the cheapest.
 */
const cardsOf = (source: string, rest: string) => `
select
  a.id as "articleId",
  m.key as "catalogKey",
  m.name as "catalogName",
  a.number as "catalogFullNumber",
  a.number_key as "clearNumber",
  ${nameSql('a.names', '$1')} as "productName",
  c.url as "categoryUrl",
  coalesce(best.offer_count, 0) as "offerCount",
  best.offer as best,
  a.is_demo as "isDemo"
from ${source}
join makers m on m.id = a.maker_id
left join part_families f on f.id = a.family_id
left join categories c on c.id = coalesce(a.category_id, f.category_id)
left join lateral (
  select
    count(*) over () as offer_count,
    json_build_object(
      'priceListId', o.price_list_id,
      'price', o.price,
      'leadDays', ${LEAD_DAYS},
      'leadDaysMax', ${LEAD_DAYS_MAX},
      'quantity', o.quantity,
      'multiplicity', o.multiplicity
    ) as offer
  from offers o join price_lists p on p.id = o.price_list_id
  where o.article_id = a.id and o.quantity > 0
  order by ${BEST_FIRST}
  limit 1
) best on true
${rest}`;

/** As few query nodes as possible: starting each costs more than the few rows that pass through it. */
const BY_NUMBER = cardsOf('articles a', 'where a.number_key = $2 order by a.sold desc, m.name');

/** One card for each maker that has the number key. */
export async function findCardsByNumber(pool: pg.Pool, lang: string, numberKey: string): Promise<GoodCardRow[]> {
  return cards(pool, 'cards-by-number', BY_NUMBER, [lang, numberKey]);
}

const BY_ID = cardsOf(
  'unnest($2::bigint[]) with ordinality as given (id, place) join articles a on a.id = given.id',
  'order by given.place',
);

/** Cards of the articles with these ids, in the order given. */
export async function findCardsById(pool: pg.Pool, lang: string, ids: number[]): Promise<GoodCardRow[]> {
  return ids.length === 0 ? [] : cards(pool, 'cards-by-id', BY_ID, [lang, ids]);
}

async function cards(pool: pg.Pool, name: string, text: string, values: unknown[]): Promise<GoodCardRow[]> {
  const { rows } = await pool.query<GoodCardRow>({ name, text, values });
  return rows;
}
