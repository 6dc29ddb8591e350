import type { Basket, BasketItem } from '@partshop/api-client';
import { findLine, offerKey, toProvisionalItem, type AddLine, type BasketLine, type Offer } from './basket-line.ts';

type ChangeKind =
  | {
      kind: 'add';
      line: AddLine;
      /** Pieces of the offer after the first attempt; known once it is sent. */ expectedQty?: number;
    }
  | { kind: 'set-qty'; basketId: number; qty: number }
  | { kind: 'delete'; ids: number[]; /** The line that undoes the removal. */ undo: AddLine };

/** A change by the visitor that the server has not confirmed. */
export type BasketChange = ChangeKind & {
  id: string;
  /** Whether the request is in progress. The other changes wait: they are sent one by one, in the order they were made. */
  isSent: boolean;
  /** Whether the first attempt got no response, so the server may have made the change. */
  isRetry: boolean;
};

/** Applies the pending changes to the lines of the server's basket, as the page shows them. */
export function applyChanges(basket: Basket | null, changes: readonly BasketChange[]): BasketLine[] {
  let lines = (basket?.items ?? []).map((item) => toLine(item, false));
  for (const change of changes) lines = applyChange(lines, change);
  return lines;
}

function applyChange(lines: BasketLine[], change: BasketChange): BasketLine[] {
  if (change.kind === 'delete') return lines.filter((line) => !change.ids.includes(line.basketId));
  if (change.kind === 'set-qty')
    return lines.map((line) => (line.basketId === change.basketId ? withQty(line, change.qty) : line));
  const key = offerKey(change.line);
  if (!lines.some((line) => line.key === key)) return insert(lines, toLine(toProvisionalItem(change.line), true));
  return lines.map((line) => (line.key === key ? withQty(line, line.qty + change.line.qty) : line));
}

/** A new line comes last; one that is brought back, to the place of its time. */
function insert(lines: BasketLine[], line: BasketLine): BasketLine[] {
  const next = line.addedAt === '' ? -1 : lines.findIndex(({ addedAt }) => addedAt > line.addedAt);
  return next === -1 ? [...lines, line] : lines.toSpliced(next, 0, line);
}

const toLine = (item: BasketItem, isPending: boolean): BasketLine => ({ ...item, key: offerKey(item), isPending });

const withQty = (line: BasketLine, qty: number): BasketLine => ({
  ...line,
  qty,
  sum: line.price * qty,
  isPending: true,
});

/** Whether the change adds this offer. */
export function isAddOf(change: BasketChange, offer: Offer): boolean {
  return change.kind === 'add' && offerKey(change.line) === offerKey(offer);
}

/** Whether a basket already holds the result of the change. */
export function isFulfilled(change: BasketChange, basket: Basket): boolean {
  if (change.kind === 'delete') return !basket.items.some((item) => change.ids.includes(item.basketId));
  if (change.kind === 'set-qty')
    return basket.items.some((item) => item.basketId === change.basketId && item.qty === change.qty);
  return change.expectedQty !== undefined && (findLine(basket, change.line)?.qty ?? 0) >= change.expectedQty;
}

/** An add learns which quantity it leads to, so that it is not made twice when its answer is lost. */
export function withExpectation(change: BasketChange, before: Basket | null): BasketChange {
  if (change.kind !== 'add' || change.expectedQty !== undefined || before === null) return change;
  return { ...change, expectedQty: (findLine(before, change.line)?.qty ?? 0) + change.line.qty };
}

/** The change to send again. */
export const toRetry = (change: BasketChange, before: Basket | null): BasketChange => ({
  ...withExpectation(change, before),
  isSent: false,
  isRetry: true,
});
