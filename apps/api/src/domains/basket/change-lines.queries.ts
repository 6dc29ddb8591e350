/** Changes to lines of a basket that its stock does not limit. Each locks the basket first. */
import { MAX_LINE_QTY } from '@partshop/api-client/contract';
import { sql, type Transaction } from 'kysely';
import { bigint } from '../../platform/database/bigint.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Session } from '../../platform/sessions/sessions.queries.ts';
import type { ConflictReason } from './basket.rules.ts';
import { priceFor, type BasketView } from './basket-lines.queries.ts';
import { lockBasket } from './lock-basket.queries.ts';

type Trx = Transaction<Database>;
type Line = { id: number; article_id: number; price_list_id: number; group_name: string };

/** A change of lines that are all gone, or that belong to other baskets. */
const GONE: ConflictReason = { code: 'basket-changed' };

/** Sets the comment of a line, unless it is no longer the one that the page showed. */
export async function setComment(
  trx: Trx,
  session: Session,
  change: { basketId: number; comment: string; isPrinted: boolean; seenComment?: string | undefined },
): Promise<ConflictReason | undefined> {
  await lockBasket(trx, session);
  const { seenComment } = change;
  const { numUpdatedRows } = await trx
    .updateTable('basket_items')
    .set({ comment: change.comment, is_printed: change.isPrinted })
    .where('basket_id', '=', session.basketId)
    .where('id', '=', bigint(change.basketId))
    .$if(seenComment !== undefined, (lines) => lines.where('comment', '=', seenComment as string))
    .executeTakeFirst();
  return numUpdatedRows > 0 ? undefined : GONE;
}

/** Marks lines for the next order, or leaves them out. */
export async function markLines(
  trx: Trx,
  session: Session,
  { ids, inOrder }: { ids: number[]; inOrder: boolean },
): Promise<ConflictReason | undefined> {
  await lockBasket(trx, session);
  const { numUpdatedRows } = await trx
    .updateTable('basket_items')
    .set({ in_order: inOrder })
    .where('basket_id', '=', session.basketId)
    .where('id', 'in', ids.map(bigint))
    .executeTakeFirst();
  return numUpdatedRows > 0 ? undefined : GONE;
}

/** Accepts the current price of a line, or of every line. */
export async function acceptPrices(trx: Trx, session: BasketView, basketId: number | undefined): Promise<void> {
  await lockBasket(trx, session);
  await trx
    .updateTable('basket_items as b')
    .from((from) =>
      from
        .selectFrom('offers as o')
        .innerJoin('price_lists as p', 'p.id', 'o.price_list_id')
        .select(['o.article_id', 'o.price_list_id', priceFor<number>(session)])
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('basket_items as i')
              .select('i.id')
              .where('i.basket_id', '=', session.basketId)
              .whereRef('i.article_id', '=', 'o.article_id')
              .whereRef('i.price_list_id', '=', 'o.price_list_id'),
          ),
        )
        .as('now'),
    )
    .set((row) => ({ price_seen: row.ref('now.price') }))
    .where('b.basket_id', '=', session.basketId)
    .whereRef('b.article_id', '=', 'now.article_id')
    .whereRef('b.price_list_id', '=', 'now.price_list_id')
    .$if(basketId !== undefined, (lines) => lines.where('b.id', '=', bigint(basketId as number)))
    .execute();
}

/**
 * Moves lines to a group, or with an empty name to the basket itself. Where that holds the same offer already, its line gets their
 * pieces, and their comment if it has none.
 */
export async function moveLines(
  trx: Trx,
  session: Session,
  { ids, groupName }: { ids: number[]; groupName: string },
): Promise<ConflictReason | undefined> {
  await lockBasket(trx, session);
  const lines: Line[] = await trx
    .selectFrom('basket_items')
    .select(['id', 'article_id', 'price_list_id', 'group_name'])
    .where('basket_id', '=', session.basketId)
    .orderBy('added_at')
    .orderBy('id')
    .execute();
  const asked = new Set(ids);
  if (!lines.some(({ id }) => asked.has(id))) return GONE;
  const offerOf = (line: Line) => `${line.article_id}/${line.price_list_id}`;
  const there = new Map(lines.filter((line) => line.group_name === groupName).map((line) => [offerOf(line), line.id]));
  const moved: number[] = [];
  for (const line of lines.filter(({ id, group_name }) => asked.has(id) && group_name !== groupName)) {
    const same = there.get(offerOf(line));
    if (same === undefined) {
      there.set(offerOf(line), line.id);
      moved.push(line.id);
    } else await joinLines(trx, { from: line.id, to: same });
  }
  if (moved.length > 0) {
    await trx.updateTable('basket_items').set({ group_name: groupName }).where('id', 'in', moved).execute();
  }
  return undefined;
}

async function joinLines(trx: Trx, { from, to }: { from: number; to: number }): Promise<void> {
  await sql`
    with gone as (delete from basket_items where id = ${from} returning qty, comment, is_printed)
    update basket_items line set
      qty = least(line.qty + gone.qty, ${MAX_LINE_QTY}),
      comment = coalesce(nullif(line.comment, ''), gone.comment),
      is_printed = line.is_printed or gone.is_printed
    from gone where line.id = ${to}`.execute(trx);
}
