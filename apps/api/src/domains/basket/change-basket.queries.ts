/**
 * Changes to a basket. Each runs in a transaction and locks the basket first, so that changes of two tabs run one after
 * the other.
 */
import { MAX_BASKET_LINES } from '@partshop/api-client/contract';
import type { Transaction } from 'kysely';
import type { ConflictReason } from './basket.rules.ts';
import { checkQty } from './stock.rules.ts';
import { findOffer, type OfferKey } from './basket-lines.queries.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Session } from '../../platform/sessions/sessions.queries.ts';
import { lockBasket } from './lock-basket.queries.ts';
import { noteRequest, wasMade } from './basket-requests.queries.ts';

type Trx = Transaction<Database>;

/**
 * Adds a line; the same offer again adds to its quantity. The same request again adds nothing. Returns undefined on success.
 */
export async function addLine(
  trx: Trx,
  session: Session,
  line: OfferKey & { qty: number; comment: string; requestId?: string | undefined },
  now: Date,
): Promise<ConflictReason | undefined> {
  if (!(await lockBasket(trx, session))) return { code: 'basket-changed' };
  if (line.requestId !== undefined && (await wasMade(trx, session, line.requestId))) return undefined;
  const offer = await findOffer(trx, session, line);
  if (!offer) return { code: 'withdrawn' };
  const lines = await trx
    .selectFrom('basket_items')
    .select(['id', 'article_id', 'price_list_id', 'group_name', 'qty', 'comment'])
    .where('basket_id', '=', session.basketId)
    .execute();
  const same = lines.find(
    (one) => one.article_id === line.articleId && one.price_list_id === line.priceListId && one.group_name === '',
  );
  const qty = (same?.qty ?? 0) + line.qty;
  const reason = checkQty(line.qty, offer) ?? checkQty(qty, offer);
  if (reason) return reason;

  if (same) {
    await trx
      .updateTable('basket_items')
      .set({ qty, price_seen: offer.price, comment: line.comment || same.comment })
      .where('id', '=', same.id)
      .execute();
  } else {
    if (lines.length >= MAX_BASKET_LINES) return { code: 'basket-full' };
    await trx
      .insertInto('basket_items')
      .values({
        basket_id: session.basketId,
        article_id: line.articleId,
        price_list_id: line.priceListId,
        qty,
        comment: line.comment,
        price_seen: offer.price,
        added_at: now,
      })
      .execute();
  }
  if (line.requestId !== undefined) await noteRequest(trx, session, line.requestId, now);
  return undefined;
}

/** Sets the quantity of a line and confirms its price. A line of another basket counts as removed. */
export async function changeQty(
  trx: Trx,
  session: Session,
  change: { basketId: number; qty: number; seenQty?: number | undefined },
): Promise<ConflictReason | undefined> {
  if (!(await lockBasket(trx, session))) return { code: 'basket-changed' };
  const line = await trx
    .selectFrom('basket_items')
    .select(['article_id', 'price_list_id', 'qty'])
    .where('id', '=', change.basketId)
    .where('basket_id', '=', session.basketId)
    .executeTakeFirst();
  if (!line || (change.seenQty !== undefined && change.seenQty !== line.qty)) return { code: 'basket-changed' };
  const offer = await findOffer(trx, session, { articleId: line.article_id, priceListId: line.price_list_id });
  if (!offer) return { code: 'withdrawn' };
  const reason = checkQty(change.qty, offer);
  if (reason) return reason;
  await trx
    .updateTable('basket_items')
    .set({ qty: change.qty, price_seen: offer.price })
    .where('id', '=', change.basketId)
    .execute();
  return undefined;
}
