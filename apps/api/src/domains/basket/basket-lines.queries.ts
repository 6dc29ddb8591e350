import type { Picture } from '@partshop/api-client/contract';
import { sql, type Kysely } from 'kysely';
import type { BasketLine } from './basket.rules.ts';
import type { Stock } from './stock.rules.ts';
import type { Database } from '../../platform/database/schema.ts';
import { clientTypeOf, type Session } from '../../platform/sessions/sessions.queries.ts';
import { nameOf } from '../../platform/database/name-sql.ts';
import { LEAD_DAYS, LEAD_DAYS_MAX, priceSql } from '../catalogue/index.ts';
import { firstPictureSql } from '../pictures/index.ts';

/** What the offer costs the session's visitor. */
export const priceFor = <Price>(session: Pick<Session, 'currentUser'> | undefined) =>
  sql.raw<Price>(priceSql(clientTypeOf(session))).as('price');

/** A basket, and who looks at it: prices depend on that. */
export type BasketView = Pick<Session, 'basketId' | 'currentUser'>;

/** The lines of a session's basket in the order they were added, with product names in the language; none that is put aside. */
export const findBasketLines = (db: Kysely<Database>, session: BasketView, lang: string): Promise<BasketLine[]> =>
  findLines(db, session, lang, false);

/** The same with the lines that are put aside. */
export const findAllLines = (db: Kysely<Database>, session: BasketView, lang: string): Promise<BasketLine[]> =>
  findLines(db, session, lang, true);

async function findLines(
  db: Kysely<Database>,
  session: BasketView,
  lang: string,
  withHeld: boolean,
): Promise<BasketLine[]> {
  const rows = await db
    .selectFrom('basket_items as b')
    .innerJoin('articles as a', 'a.id', 'b.article_id')
    .innerJoin('makers as m', 'm.id', 'a.maker_id')
    .leftJoin('part_families as f', 'f.id', 'a.family_id')
    .leftJoin('categories as c', (join) => join.on('c.id', '=', sql<number>`coalesce(a.category_id, f.category_id)`))
    .innerJoin('price_lists as p', 'p.id', 'b.price_list_id')
    .innerJoin('sellers as s', 's.id', 'p.seller_id')
    .leftJoin('offers as o', (join) =>
      join.onRef('o.article_id', '=', 'b.article_id').onRef('o.price_list_id', '=', 'b.price_list_id'),
    )
    .where('b.basket_id', '=', session.basketId)
    .$if(!withHeld, (lines) => lines.where('b.group_name', '=', ''))
    .orderBy('b.added_at')
    .orderBy('b.id')
    .select([
      'b.id as basketId',
      'b.article_id as articleId',
      'b.price_list_id as priceListId',
      'm.key as catalogKey',
      'm.name as catalogName',
      'a.number as catalogFullNumber',
      'a.number_key as clearNumber',
      nameOf('a.names', lang).as('productName'),
      sql.raw<Picture | null>(firstPictureSql('a.id')).as('image'),
      'c.url as categoryUrl',
      'b.qty',
      nameOf('s.names', lang).as('sellerName'),
      nameOf('p.names', lang).as('warehouseName'),
      'p.is_returnable as isReturnable',
      'b.added_at as addedAt',
      'b.comment',
      'b.is_printed as isPrinted',
      'b.in_order as inOrder',
      'b.group_name as groupName',
      'b.price_seen as priceSeen',
      sql.raw<number>(LEAD_DAYS).as('leadDays'),
      sql.raw<number>(LEAD_DAYS_MAX).as('leadDaysMax'),
      sql<boolean>`a.is_demo or s.is_demo`.as('isDemo'),
      priceFor<number | null>(session),
      'o.quantity',
      'o.multiplicity',
    ])
    .execute();
  return rows.map(({ price, quantity, multiplicity, ...line }) => ({
    ...line,
    offer: price === null || quantity === null || multiplicity === null ? null : { price, quantity, multiplicity },
  }));
}

export type OfferKey = { articleId: number; priceListId: number };

/** Sellers' current offers of these keys that are there, at the visitor's price. */
export async function findOffers(
  db: Kysely<Database>,
  session: Session | undefined,
  keys: readonly OfferKey[],
): Promise<(OfferKey & Stock & { price: number })[]> {
  const articleIds = keys.map(({ articleId }) => articleId);
  const priceListIds = keys.map(({ priceListId }) => priceListId);
  const asked = sql<{
    article_id: number;
    price_list_id: number;
  }>`unnest(${articleIds}::bigint[], ${priceListIds}::bigint[])`;
  return db
    .selectFrom(asked.as<'asked'>(sql`asked (article_id, price_list_id)`))
    .innerJoin('offers as o', (join) =>
      join.onRef('o.article_id', '=', 'asked.article_id').onRef('o.price_list_id', '=', 'asked.price_list_id'),
    )
    .innerJoin('price_lists as p', 'p.id', 'o.price_list_id')
    .select(priceFor<number>(session))
    .select(['o.article_id as articleId', 'o.price_list_id as priceListId', 'o.quantity', 'o.multiplicity'])
    .execute();
}

/** One of them. */
export async function findOffer(
  db: Kysely<Database>,
  session: Session | undefined,
  key: OfferKey,
): Promise<(Stock & { price: number }) | undefined> {
  const [offer] = await findOffers(db, session, [key]);
  return offer;
}
