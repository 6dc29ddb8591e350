import { createHash } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { nameOf } from '../../platform/database/name-sql.ts';
import { clientTypeOf, type Session } from '../../platform/sessions/sessions.queries.ts';
import { LEAD_DAYS, LEAD_DAYS_MAX, priceSql } from '../catalogue/index.ts';
import { findBasketLines } from './basket-lines.queries.ts';
import { checkLine, type BasketLine, type ConflictReason } from './basket.rules.ts';
import { planFewerParcels, type ParcelLine, type ParcelOffer, type ParcelPlan } from './fewer-parcels.rules.ts';
import { lockBasket } from './lock-basket.queries.ts';

type Db = Kysely<Database>;

/** A plan for the marked lines; `id` differs as soon as a line, an offer's price or its days do. */
export type FoundPlan = { id: string; plan: ParcelPlan; lines: BasketLine[] };

/** What the session's basket could be changed to; undefined when nothing is gained. */
export async function findParcelPlan(db: Db, session: Session, lang: string): Promise<FoundPlan | undefined> {
  const all = await findBasketLines(db, session, lang);
  const lines = all.filter((line) => line.inOrder && checkLine(line) === undefined);
  if (new Set(lines.map(({ priceListId }) => priceListId)).size < 2) return undefined;
  const offers = Map.groupBy(await findParcelOffers(db, session, lines), ({ articleId }) => articleId);
  const plan = planFewerParcels(lines.flatMap((line) => toParcelLine(line, offers.get(line.articleId) ?? [])));
  return plan && { id: idOf(plan), plan, lines };
}

function toParcelLine({ basketId, articleId, priceListId, qty }: BasketLine, offers: ParcelOffer[]): ParcelLine[] {
  const now = offers.find((offer) => offer.priceListId === priceListId);
  return now ? [{ id: basketId, articleId, qty, now, others: offers.filter((offer) => offer !== now) }] : [];
}

const idOf = ({ swaps }: ParcelPlan): string => {
  const told = swaps.map(({ id, qty, from, to }) => [id, qty, ...[from, to].map(toldOf)]);
  return createHash('sha256').update(JSON.stringify(told)).digest('base64url').slice(0, 22);
};
const toldOf = ({ priceListId, price, leadDays, leadDaysMax }: ParcelOffer) => [
  priceListId,
  price,
  leadDays,
  leadDaysMax,
];

/** Offers that are compared for all lines together, besides those of the price lists that are in the basket. */
const MOST_OFFERS = 10_000;

/** Offers of the lines' articles: all of the basket's price lists, and some of the others, so that no article has the work of many. */
async function findParcelOffers(
  db: Db,
  session: Session,
  lines: readonly BasketLine[],
): Promise<(ParcelOffer & { articleId: number })[]> {
  const articleIds = [...new Set(lines.map(({ articleId }) => articleId))];
  const here = [...new Set(lines.map(({ priceListId }) => priceListId))];
  const { rows } = await sql<ParcelOffer & { articleId: number }>`
    select
      o.article_id as "articleId", o.price_list_id as "priceListId",
      ${sql.raw(priceSql(clientTypeOf(session)))} as price, o.quantity, o.multiplicity,
      ${sql.raw(LEAD_DAYS)} as "leadDays", ${sql.raw(LEAD_DAYS_MAX)} as "leadDaysMax",
      p.is_returnable as "isReturnable"
    from unnest(${articleIds}::bigint[]) asked (id)
    cross join lateral (
      (select * from offers where article_id = asked.id and price_list_id = any(${here}::bigint[]))
      union
      (
        select * from offers where article_id = asked.id
        order by price_list_id limit ${Math.ceil(MOST_OFFERS / articleIds.length)}
      )
    ) o
    join price_lists p on p.id = o.price_list_id
    where o.quantity > 0
    order by o.article_id, o.price_list_id`.execute(db);
  return rows;
}

/** The names of price lists and their sellers, by the price lists' ids. */
export async function findListNames(
  db: Db,
  ids: readonly number[],
  lang: string,
): Promise<Map<number, { sellerName: string; warehouseName: string }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('price_lists as p')
    .innerJoin('sellers as s', 's.id', 'p.seller_id')
    .where('p.id', 'in', ids)
    .select(['p.id', nameOf('s.names', lang).as('sellerName'), nameOf('p.names', lang).as('warehouseName')])
    .execute();
  return new Map(rows.map(({ id, ...names }) => [id, names]));
}

/** Changes the lines to what was offered under this id. Returns undefined on success. */
export async function takeParcelPlan(
  trx: Transaction<Database>,
  session: Session,
  id: string,
): Promise<ConflictReason | undefined> {
  await lockBasket(trx, session);
  const found = await findParcelPlan(trx, session, 'ru');
  if (found?.id !== id) return { code: 'basket-changed' };
  const { swaps } = found.plan;
  const ids = swaps.map((swap) => swap.id);
  const lists = swaps.map(({ to }) => to.priceListId);
  const prices = swaps.map(({ to }) => to.price);
  await sql`
    update basket_items line set
      replaced_price_list_id = coalesce(line.replaced_price_list_id, line.price_list_id),
      replaced_price_seen = coalesce(line.replaced_price_seen, line.price_seen),
      price_list_id = swap.price_list_id,
      price_seen = swap.price
    from unnest(${ids}::bigint[], ${lists}::bigint[], ${prices}::int[]) swap (id, price_list_id, price)
    where line.id = swap.id and line.basket_id = ${session.basketId}`.execute(trx);
  return undefined;
}

/** SQL of the changed lines of a basket that can have their offers back: the offer is there, and no other line has it. */
const backSql = (session: Session) => sql`
  basket_items line
  join offers o on o.article_id = line.article_id and o.price_list_id = line.replaced_price_list_id
  where line.basket_id = ${session.basketId} and line.group_name = '' and not exists (
    select from basket_items other
    where other.basket_id = line.basket_id and other.group_name = ''
      and other.article_id = line.article_id and other.price_list_id = line.replaced_price_list_id
  )`;

/** How many lines {@link undoParcelPlan} would change back. */
export async function countChanged(db: Db, session: Session): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${backSql(session)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Gives changed lines their offers back, at the price that was confirmed: if it is another by now, the page says so. */
export async function undoParcelPlan(trx: Transaction<Database>, session: Session): Promise<void> {
  await lockBasket(trx, session);
  await sql`
    update basket_items line set price_list_id = line.replaced_price_list_id, price_seen = line.replaced_price_seen
    where line.id in (select line.id from ${backSql(session)})`.execute(trx);
  await trx
    .updateTable('basket_items')
    .set({ replaced_price_list_id: null, replaced_price_seen: null })
    .where('basket_id', '=', session.basketId)
    .where('group_name', '=', '')
    .where('replaced_price_list_id', 'is not', null)
    .execute();
}
