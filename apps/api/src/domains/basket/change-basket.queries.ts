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

export type NewLine = OfferKey & { qty: number; comment: string };

/**
 * Adds lines, all of them or none; an offer that is in the basket gets the pieces. The same request again adds nothing. Returns
 * undefined on success.
 */
export async function addLines(
  trx: Trx,
  session: Session,
  { lines, requestId, now }: { lines: readonly NewLine[]; requestId?: string | undefined; now: Date },
): Promise<ConflictReason | undefined> {
  if (!(await lockBasket(trx, session))) return { code: 'basket-changed' };
  if (requestId !== undefined && (await wasMade(trx, session, requestId))) return undefined;
  const present = await trx
    .selectFrom('basket_items')
    .select(['id', 'article_id', 'price_list_id', 'group_name', 'qty', 'comment'])
    .where('basket_id', '=', session.basketId)
    .execute();
  const added: (NewLine & { price: number; same: (typeof present)[number] | undefined })[] = [];
  for (const line of joinSameOffers(lines)) {
    const offer = await findOffer(trx, session, line);
    if (!offer) return { code: 'withdrawn' };
    const same = present.find(
      (one) => one.article_id === line.articleId && one.price_list_id === line.priceListId && one.group_name === '',
    );
    const qty = (same?.qty ?? 0) + line.qty;
    const reason = checkQty(line.qty, offer) ?? checkQty(qty, offer);
    if (reason) return reason;
    added.push({ ...line, qty, price: offer.price, same });
  }
  const created = added.filter(({ same }) => same === undefined);
  if (present.length + created.length > MAX_BASKET_LINES) return { code: 'basket-full' };

  for (const { same, qty, price, comment } of added) {
    if (same === undefined) continue;
    await trx
      .updateTable('basket_items')
      .set({ qty, price_seen: price, comment: comment || same.comment })
      .where('id', '=', same.id)
      .execute();
  }
  if (created.length > 0) {
    await trx
      .insertInto('basket_items')
      .values(
        created.map(({ articleId, priceListId, qty, comment, price }) => ({
          basket_id: session.basketId,
          article_id: articleId,
          price_list_id: priceListId,
          qty,
          comment,
          price_seen: price,
          added_at: now,
        })),
      )
      .execute();
  }
  if (requestId !== undefined) await noteRequest(trx, session, requestId, now);
  return undefined;
}

/** Lines of one offer as one line with their pieces, and the first comment that they have. */
function joinSameOffers(lines: readonly NewLine[]): NewLine[] {
  const byOffer = Map.groupBy(lines, ({ articleId, priceListId }) => `${articleId}/${priceListId}`);
  return [...byOffer.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const comment = same.find((line) => line.comment !== '')?.comment ?? '';
    return [{ ...first, qty: same.reduce((sum, { qty }) => sum + qty, 0), comment }];
  });
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
