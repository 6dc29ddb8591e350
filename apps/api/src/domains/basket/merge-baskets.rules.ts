import { MAX_BASKET_LINES } from '@partshop/api-client/contract';
import { mostOf, type Stock } from './stock.rules.ts';

export type MergedLine = {
  id: number;
  articleId: number;
  priceListId: number;
  qty: number;
  addedAt: Date;
  /** Nothing when the seller withdrew it. */
  offer: Stock | null;
};

export type BasketMerge = {
  /** Lines of the client's that the session had too. */
  changed: { id: number; qty: number; addedAt: Date }[];
  /** Lines of the session that become the client's. */
  moved: number[];
  /** Lines that go: doubled ones, and the oldest beyond what a basket holds. */
  dropped: number[];
};

/**
 * What a login makes of the basket of the session and the client's. Of the same offer in both the larger quantity counts,
 * as far as the seller has it.
 */
export function mergeBaskets(own: readonly MergedLine[], brought: readonly MergedLine[]): BasketMerge {
  const ownByOffer = new Map(own.map((line) => [offerKey(line), line]));
  const merge: BasketMerge = { changed: [], moved: [], dropped: [] };
  const kept = new Map(own.map((line) => [line.id, line.addedAt]));
  for (const line of brought) {
    const same = ownByOffer.get(offerKey(line));
    if (same) {
      const addedAt = same.addedAt > line.addedAt ? same.addedAt : line.addedAt;
      merge.changed.push({ id: same.id, qty: mergedQty(same.qty, line), addedAt });
      merge.dropped.push(line.id);
      kept.set(same.id, addedAt);
    } else {
      merge.moved.push(line.id);
      kept.set(line.id, line.addedAt);
    }
  }
  const newestFirst = [...kept].toSorted(
    ([oneId, one], [otherId, other]) => other.getTime() - one.getTime() || otherId - oneId,
  );
  const beyond = new Set(newestFirst.slice(MAX_BASKET_LINES).map(([id]) => id));
  return {
    changed: merge.changed.filter(({ id }) => !beyond.has(id)),
    moved: merge.moved.filter((id) => !beyond.has(id)),
    dropped: [...merge.dropped, ...beyond],
  };
}

const offerKey = ({ articleId, priceListId }: MergedLine) => `${articleId}/${priceListId}`;

/** Goods that are gone keep their quantity: the basket shows what is the matter with the line. */
function mergedQty(ownQty: number, { qty, offer }: MergedLine): number {
  const larger = Math.max(ownQty, qty);
  const most = offer ? mostOf(offer) : 0;
  return most > 0 ? Math.min(larger, most) : larger;
}
