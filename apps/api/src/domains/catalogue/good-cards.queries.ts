import type pg from 'pg';
import type { GoodCard, MakerList } from '@partshop/api-client/contract';
import { bestFirst } from './best-offer.queries.ts';
import type { Lead } from '../../platform/values/lead-days.ts';
import { nameSql } from '../../platform/database/name-sql.ts';
import type { ClientType } from '../../platform/sessions/sessions.queries.ts';
import { firstPictureSql, ownPictureSql } from '../pictures/index.ts';
import { LEAD_DAYS, LEAD_DAYS_MAX } from './lead-days.queries.ts';
import { statementByType, type Statement } from './offer-price.queries.ts';

type Best = NonNullable<GoodCard['best']>;

/** A card with its price in kopecks, and the days of its best offer to our warehouse. */
export type GoodCardRow = Omit<GoodCard, 'best'> & {
  best: (Omit<Best, 'deliveryDays' | 'deliveryDaysMax'> & Lead) | null;
};

/** The same with the maker's mark. */
export type MakerCardRow = GoodCardRow & Pick<MakerList['items'][number], 'catalogImage'>;

/** In which language cards are shown, and to whom. */
export type CardView = { lang: string; clientType: ClientType };

/**
 * Selects cards of the articles `a` of `source`, with their makers `m`; `rest` filters and orders, `price` is the SQL of an
 * offer's price, `more` are further columns. $1 is the language.
 * The best offer is the first by relevance, as in the price page (`price-order.rules.ts`): the cheapest in stock, else
 * the cheapest.
 */
const cardsOf = (price: string, source: string, rest: string, more = '') => `
select
  ${more}
  a.id as "articleId",
  m.key as "catalogKey",
  m.name as "catalogName",
  a.number as "catalogFullNumber",
  a.number_key as "clearNumber",
  ${nameSql('a.names', '$1')} as "productName",
  ${firstPictureSql('a.id')} as image,
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
      'price', ${price},
      'leadDays', ${LEAD_DAYS},
      'leadDaysMax', ${LEAD_DAYS_MAX},
      'quantity', o.quantity,
      'multiplicity', o.multiplicity
    ) as offer
  from offers o join price_lists p on p.id = o.price_list_id
  where o.article_id = a.id and o.quantity > 0
  order by ${bestFirst(price)}
  limit 1
) best on true
${rest}`;

/** For the choice among makers. */
const MARK = `${ownPictureSql('m.mark_id')} as "catalogImage",`;

const GIVEN = 'unnest($2::bigint[]) with ordinality as given (id, place) join articles a on a.id = given.id';
const AS_GIVEN = 'order by given.place';

const BY_ID = statementByType('cards-by-id', (price) => cardsOf(price, GIVEN, AS_GIVEN));
const MARKED_BY_ID = statementByType('marked-cards-by-id', (price) => cardsOf(price, GIVEN, AS_GIVEN, MARK));

/** Cards of the articles with these ids, in the order given. */
export async function findCardsById(
  pool: pg.Pool,
  { lang, clientType }: CardView,
  ids: number[],
): Promise<GoodCardRow[]> {
  return ids.length === 0 ? [] : cards(pool, BY_ID[clientType], [lang, ids]);
}

/** The same with the marks of their makers. */
export async function findMarkedCardsById(
  pool: pg.Pool,
  { lang, clientType }: CardView,
  ids: number[],
): Promise<MakerCardRow[]> {
  return ids.length === 0 ? [] : cards(pool, MARKED_BY_ID[clientType], [lang, ids]);
}

async function cards<Row extends GoodCardRow>(pool: pg.Pool, statement: Statement, values: unknown[]): Promise<Row[]> {
  const { rows } = await pool.query<Row>({ ...statement, values });
  return rows;
}
