/**
 * Changes to a basket. Each runs in a transaction and locks the basket first, so that changes of two tabs run one after
 * the other.
 */
import { MAX_BASKET_LINES } from '@partshop/api-client/contract';
import type { Transaction } from 'kysely';
import { noteAdds } from '../position-days/index.ts';
import type { ConflictReason } from './basket.rules.ts';
import { checkQty } from './stock.rules.ts';
import { findOffer, findOffers, type OfferKey } from './basket-lines.queries.ts';
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
  const { reasons, changes } = await planLines(trx, session, joinSameOffers(lines));
  const reason = reasons.find((one) => one !== undefined);
  if (reason) return reason;
  await writeLines(trx, session, changes, now);
  await noteAdds(trx, changes, now);
  if (requestId !== undefined) await noteRequest(trx, session, requestId, now);
  return undefined;
}

/**
 * Adds every line that can be added, and returns for each why not, or undefined. The same request again adds nothing; its lines that
 * are not in the basket by then were refused, or removed since.
 */
export async function addPossibleLines(
  trx: Trx,
  session: Session,
  { lines, requestId, now }: { lines: readonly NewLine[]; requestId: string; now: Date },
): Promise<(ConflictReason | undefined)[]> {
  if (!(await lockBasket(trx, session))) return lines.map(() => ({ code: 'basket-changed' }));
  if (await wasMade(trx, session, requestId)) {
    const present = await findPresent(trx, session);
    return lines.map((line) => (present.byOffer.has(offerOf(line)) ? undefined : { code: 'basket-changed' }));
  }
  const { reasons, changes } = await planLines(trx, session, lines);
  await writeLines(trx, session, changes, now);
  await noteAdds(trx, changes, now);
  await noteRequest(trx, session, requestId, now);
  return reasons;
}

export const offerOf = ({ articleId, priceListId }: OfferKey) => `${articleId}/${priceListId}`;

/** The lines of the locked basket that are not put aside, by their offers, and how many there are with those. */
export async function findPresent(trx: Trx, session: Pick<Session, 'basketId'>) {
  const lines = await trx
    .selectFrom('basket_items')
    .select(['article_id as articleId', 'price_list_id as priceListId', 'group_name', 'qty', 'comment', 'price_seen'])
    .where('basket_id', '=', session.basketId)
    .execute();
  const own = lines.filter(({ group_name }) => group_name === '');
  return { count: lines.length, byOffer: new Map(own.map((line) => [offerOf(line), line])) };
}

/** A line of a basket as it is to be. `price`: kopecks that its visitor has seen. */
export type LineChange = NewLine & { price: number };

/** What the basket would hold of the added offers, and for each line why it cannot be added. Lines of one offer share its stock. */
async function planLines(
  trx: Trx,
  session: Session,
  added: readonly NewLine[],
): Promise<{ reasons: (ConflictReason | undefined)[]; changes: LineChange[] }> {
  const offers = new Map((await findOffers(trx, session, added)).map((offer) => [offerOf(offer), offer]));
  const present = await findPresent(trx, session);
  let room = MAX_BASKET_LINES - present.count;
  const changes = new Map<string, LineChange>();
  const reasons = added.map((line): ConflictReason | undefined => {
    const key = offerOf(line);
    const offer = offers.get(key);
    if (!offer) return { code: 'withdrawn' };
    const same = changes.get(key) ?? present.byOffer.get(key);
    const qty = (same?.qty ?? 0) + line.qty;
    const reason = checkQty(line.qty, offer) ?? checkQty(qty, offer);
    if (reason) return reason;
    if (!same && room === 0) return { code: 'basket-full' };
    if (!same) room -= 1;
    changes.set(key, { ...line, qty, comment: line.comment || (same?.comment ?? ''), price: offer.price });
    return undefined;
  });
  return { reasons, changes: [...changes.values()] };
}

/** Writes lines of the locked basket. */
export async function writeLines(
  trx: Trx,
  session: Pick<Session, 'basketId'>,
  changes: readonly LineChange[],
  now: Date,
): Promise<void> {
  if (changes.length === 0) return;
  await trx
    .insertInto('basket_items')
    .values(
      changes.map(({ articleId, priceListId, qty, comment, price }) => ({
        basket_id: session.basketId,
        article_id: articleId,
        price_list_id: priceListId,
        qty,
        comment,
        price_seen: price,
        added_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['basket_id', 'group_name', 'article_id', 'price_list_id']).doUpdateSet((row) => ({
        qty: row.ref('excluded.qty'),
        comment: row.ref('excluded.comment'),
        price_seen: row.ref('excluded.price_seen'),
      })),
    )
    .execute();
}

/** Lines of one offer as one line with their pieces, and the first comment that they have. */
function joinSameOffers(lines: readonly NewLine[]): NewLine[] {
  const byOffer = Map.groupBy(lines, offerOf);
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
