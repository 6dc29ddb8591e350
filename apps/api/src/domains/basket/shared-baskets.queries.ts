/** Shared baskets (O6): copies of lines behind signed links. */
import { MAX_BASKET_LINES } from '@partshop/api-client/contract';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { Session } from '../../platform/sessions/sessions.queries.ts';
import { priceSql } from '../catalogue/index.ts';
import { findBasketLines } from './basket-lines.queries.ts';
import type { ConflictReason } from './basket.rules.ts';
import { lockBasket } from './lock-basket.queries.ts';
import { mostOf, wholePacks } from './stock.rules.ts';

type Trx = Transaction<Database>;

const LIFE_DAYS = 30;
/** Ended links that are deleted at a time. */
const DELETED_AT_ONCE = 20;

export type SharedBasketRow = {
  id: number;
  basketId: number;
  ownerBasketId: number | null;
  name: string;
  expiresAt: Date;
};

const COLUMNS = [
  'id',
  'basket_id as basketId',
  'owner_basket_id as ownerBasketId',
  'name',
  'expires_at as expiresAt',
] as const;

/** A link that has not ended. */
export const findShared = (db: Kysely<Database>, id: number, now: Date): Promise<SharedBasketRow | undefined> =>
  db.selectFrom('shared_baskets').where('id', '=', id).where('expires_at', '>', now).select(COLUMNS).executeTakeFirst();

/** Shares the lines of a group, or of the basket itself. Lines that are shared already keep their link. Undefined if there are none. */
export async function shareLines(
  trx: Trx,
  session: Session,
  { name, now }: { name: string; now: Date },
): Promise<SharedBasketRow | undefined> {
  if (!(await lockBasket(trx, session))) return undefined;
  await sql`
    delete from baskets where id in (
      select basket_id from shared_baskets where expires_at <= ${now} limit ${DELETED_AT_ONCE}
    )`.execute(trx);
  const lines = await linesOf(trx, session.basketId, name);
  if (lines === null) return undefined;
  const known = await trx
    .selectFrom('shared_baskets')
    .where('owner_basket_id', '=', session.basketId)
    .where('name', '=', name)
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .select(COLUMNS)
    .executeTakeFirst();
  if (known && (await linesOf(trx, known.basketId, '')) === lines) return known;

  const copy = await trx.insertInto('baskets').defaultValues().returning('id').executeTakeFirstOrThrow();
  await sql`
    insert into basket_items (basket_id, article_id, price_list_id, qty, price_seen, added_at)
    select ${copy.id}, b.article_id, b.price_list_id, b.qty, coalesce(${sql.raw(priceSql('Retail'))}, b.price_seen), b.added_at
    from basket_items b
    join price_lists p on p.id = b.price_list_id
    left join offers o on o.article_id = b.article_id and o.price_list_id = b.price_list_id
    where b.basket_id = ${session.basketId} and b.group_name = ${name}`.execute(trx);
  return trx
    .insertInto('shared_baskets')
    .values({
      basket_id: copy.id,
      owner_basket_id: session.basketId,
      name,
      created_at: now,
      expires_at: sql`${now}::timestamptz + make_interval(days => ${LIFE_DAYS})`,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Offers and pieces of a group as a text to compare; null if there are none. */
async function linesOf(trx: Trx, basketId: number, groupName: string): Promise<string | null> {
  const { lines } = await trx
    .selectFrom('basket_items')
    .where('basket_id', '=', basketId)
    .where('group_name', '=', groupName)
    .select(sql<string | null>`string_agg(concat_ws(':', article_id, price_list_id, qty), ',' order by id)`.as('lines'))
    .executeTakeFirstOrThrow();
  return lines;
}

/**
 * Puts lines of a shared basket into the session's own, as many pieces as can be had in whole packs. A line that holds as many already
 * stays as it is, so that a second time changes nothing. Returns undefined on success.
 */
export async function takeShared(
  trx: Trx,
  session: Session,
  { sharedId, ids, now }: { /** The copy. */ sharedId: number; ids: readonly number[]; now: Date },
): Promise<ConflictReason | undefined> {
  if (!(await lockBasket(trx, session))) return { code: 'basket-changed' };
  const asked = new Set(ids);
  const shared = await findBasketLines(trx, { ...session, basketId: sharedId }, 'ru');
  const taken = shared.flatMap(({ basketId, articleId, priceListId, qty, offer }) => {
    if (!offer || (asked.size > 0 && !asked.has(basketId))) return [];
    const pieces = Math.min(wholePacks(qty, offer), mostOf(offer));
    return pieces === 0 ? [] : [{ articleId, priceListId, qty: pieces, price: offer.price }];
  });
  if (taken.length === 0) return { code: 'withdrawn' };
  for (const { articleId, priceListId, qty, price } of taken) {
    await sql`
      insert into basket_items as line (basket_id, article_id, price_list_id, qty, price_seen, added_at)
      values (${session.basketId}, ${articleId}, ${priceListId}, ${qty}, ${price}, ${now})
      on conflict (basket_id, group_name, article_id, price_list_id)
      do update set qty = greatest(line.qty, excluded.qty), price_seen = excluded.price_seen`.execute(trx);
  }
  const { count } = await trx
    .selectFrom('basket_items')
    .where('basket_id', '=', session.basketId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count > MAX_BASKET_LINES ? { code: 'basket-full' } : undefined;
}

/** Ends a link that this basket's visitor made. Returns whether there was one. */
export async function revokeShared(db: Kysely<Database>, session: Session, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('shared_baskets')
    .set({ expires_at: now })
    .where('id', '=', id)
    .where('owner_basket_id', '=', session.basketId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}
