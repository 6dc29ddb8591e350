import {
  OFFER_FAULTS,
  type FaultyOffers,
  type OfferFaultKind,
  type OfferFaults,
  type OfferTerms,
} from '@partshop/api-client/contract';
import { sql, type Kysely, type Transaction } from 'kysely';
import { nameOf } from '../../platform/database/name-sql.ts';
import type { Database } from '../../platform/database/schema.ts';
import { pageWithin } from '../../platform/values/page-within.ts';
import { DAYS, withOthers } from './check-offers.queries.ts';
import { joinFirstPicture, PICTURE_COLUMNS, pictureOfRow, type PictureRow } from '../pictures/index.ts';

/** How many offers of a seller have each fault. */
export async function countOfferFaults(db: Kysely<Database>, sellerId: number): Promise<OfferFaults> {
  const checks = await db
    .selectFrom('price_lists as p')
    .leftJoin('offer_checks as k', 'k.price_list_id', 'p.id')
    .where('p.seller_id', '=', sellerId)
    .select(['k.checked_at as checkedAt', 'k.offers', 'k.faultless', 'k.counts'])
    .execute();
  const sumOf = (numbers: (number | null | undefined)[]) => numbers.reduce<number>((sum, one) => sum + (one ?? 0), 0);
  // A new list is checked within a minute, and hides nothing of the others until then.
  const oldest = Math.min(...checks.flatMap(({ checkedAt }) => checkedAt?.getTime() ?? []));
  return {
    checkedAt: Number.isFinite(oldest) ? new Date(oldest).toISOString() : null,
    offers: sumOf(checks.map(({ offers }) => offers)),
    faultless: sumOf(checks.map(({ faultless }) => faultless)),
    kinds: OFFER_FAULTS.map((kind) => ({
      kind,
      count: sumOf(checks.map(({ counts }) => countOf(counts, kind))),
    })),
  };
}

/** The column holds what the check wrote. */
const countOf = (counts: object | null, kind: OfferFaultKind): number =>
  Number(Object.entries(counts ?? {}).find(([name]) => name === kind)?.[1] ?? 0);

type Row = Omit<FaultyOffers['offers'][number], 'image'> & PictureRow;

/** A page of a seller's offers with a fault, the last one past the end; those of the articles that are sold most first. */
export async function findFaultyOffers(
  db: Kysely<Database>,
  { sellerId, kind, ...asked }: { sellerId: number; kind: OfferFaultKind; page: number; take: number },
  lang: string,
): Promise<FaultyOffers> {
  const { kinds } = await countOfferFaults(db, sellerId);
  const total = kinds.find((one) => one.kind === kind)?.count ?? 0;
  const page = pageWithin(total, asked);
  const { take } = asked;
  const { rows } = await sql<Row>`
      with shown as (
        select article_id, price_list_id, sold, cheapest, cheaper
        from offer_faults
        where seller_id = ${sellerId} and kind = ${kind}
        order by sold desc, article_id, price_list_id
        limit ${take} offset ${(page - 1) * take}
      )
      select a.id as "articleId", l.id as "priceListId", ${nameOf('l.names', lang)} as "warehouseName",
        m.key as "catalogKey", m.name as "catalogName", a.number as "catalogFullNumber", a.number_key as "clearNumber",
        ${nameOf('a.names', lang)} as "productName", o.price, o.quantity, shown.sold, shown.cheapest, shown.cheaper,
        ${sql.raw(PICTURE_COLUMNS)}
      from shown
        join offers o using (article_id, price_list_id)
        join price_lists l on l.id = shown.price_list_id
        join articles a on a.id = shown.article_id
        join makers m on m.id = a.maker_id
        ${sql.raw(joinFirstPicture('a.id'))}
      order by shown.sold desc, a.id, l.id`.execute(db);
  return {
    offers: rows.map(({ hash, widths, width, height, ...offer }) => ({
      ...offer,
      image: pictureOfRow({ hash, widths, width, height }),
    })),
    total,
    page,
    take,
  };
}

export type OfferKey = { priceListId: number; articleId: number };

/** An offer of a seller, locked until the transaction ends; undefined when the seller has no such one. */
export async function lockOffer(
  trx: Transaction<Database>,
  sellerId: number,
  { priceListId, articleId }: OfferKey,
): Promise<OfferTerms | undefined> {
  return trx
    .selectFrom('offers as o')
    .innerJoin('price_lists as p', 'p.id', 'o.price_list_id')
    .where('p.seller_id', '=', sellerId)
    .where('o.price_list_id', '=', priceListId)
    .where('o.article_id', '=', articleId)
    .select(['o.price', 'o.quantity'])
    .forUpdate('o')
    .executeTakeFirst();
}

export async function saveOffer(
  trx: Transaction<Database>,
  { priceListId, articleId }: OfferKey,
  { price, quantity }: OfferTerms,
): Promise<void> {
  await trx
    .updateTable('offers')
    .set({ price, quantity })
    .where('price_list_id', '=', priceListId)
    .where('article_id', '=', articleId)
    .execute();
}

/**
 * Lowers the prices of a price list's offers to the lowest of other sellers who have the article and deliver no later, where that takes off at most so many
 * percent. Returns the articles whose price is lower.
 */
export async function lowerToCheapest(
  trx: Transaction<Database>,
  {
    sellerId,
    priceListId,
    articleIds,
    maxPercent,
  }: { sellerId: number; priceListId: number; articleIds: readonly number[]; maxPercent: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with own as (
      select o.article_id, o.price_list_id, o.price, ${DAYS}
      from offers o join price_lists p on p.id = o.price_list_id
      where p.id = ${priceListId} and p.seller_id = ${sellerId} and o.article_id = any(${articleIds}::bigint[])
    ), ${withOthers(sellerId)}
    update offers set price = others.cheapest
    from own join others using (article_id)
    where offers.article_id = own.article_id and offers.price_list_id = own.price_list_id
      and others.cheapest < offers.price
      and others.cheapest::bigint * 100 >= offers.price::bigint * ${100 - maxPercent}
    returning offers.article_id as id`.execute(trx);
  return rows.map(({ id }) => id);
}
