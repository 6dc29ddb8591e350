import { MAX_BASKET_LINES } from '@partshop/api-client/contract';
import { mostOf, type Stock } from './stock.rules.ts';

export type MergedLine = {
  id: number;
  articleId: number;
  priceListId: number;
  groupName: string;
  qty: number;
  comment: string;
  isPrinted: boolean;
  inOrder: boolean;
  addedAt: Date;
  /** Null when the seller withdrew the offer. */
  offer: Stock | null;
};

export type BasketMerge = {
  /** The client's lines whose offer the session's basket had too. */
  changed: Pick<MergedLine, 'id' | 'qty' | 'comment' | 'isPrinted' | 'inOrder' | 'addedAt'>[];
  /** Session lines that become the client's. */
  moved: number[];
  /** Lines to delete: duplicates, and the oldest beyond the basket's limit. */
  dropped: number[];
};

/** Merges the session's basket into the client's at login. An offer in both gets the larger quantity that the seller has, and keeps a comment of either. */
export function mergeBaskets(own: readonly MergedLine[], brought: readonly MergedLine[]): BasketMerge {
  const ownByOffer = new Map(own.map((line) => [offerKey(line), line]));
  const merge: BasketMerge = { changed: [], moved: [], dropped: [] };
  const kept = new Map(own.map((line) => [line.id, line.addedAt]));
  for (const line of brought) {
    const same = ownByOffer.get(offerKey(line));
    if (same) {
      const addedAt = same.addedAt > line.addedAt ? same.addedAt : line.addedAt;
      merge.changed.push({
        id: same.id,
        qty: mergedQty(same.qty, line),
        comment: same.comment || line.comment,
        isPrinted: same.isPrinted || line.isPrinted,
        inOrder: line.inOrder,
        addedAt,
      });
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

const offerKey = ({ articleId, priceListId, groupName }: MergedLine) => `${articleId}/${priceListId}/${groupName}`;

/** Lines without a current offer keep their quantity: the basket shows the problem. */
function mergedQty(ownQty: number, { qty, offer }: MergedLine): number {
  const larger = Math.max(ownQty, qty);
  const most = offer ? mostOf(offer) : 0;
  return most > 0 ? Math.min(larger, most) : larger;
}
