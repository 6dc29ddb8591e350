import type { Basket, BasketItem } from '@partshop/api-client';
import { findLine, offerKey, toProvisionalItem, type AddLine, type BasketLine, type Offer } from './basket-line.ts';

type ChangeKind =
  | {
      kind: 'add';
      line: AddLine;
      /** Pieces of the offer after the first attempt; known once it is sent. */ expectedQty?: number;
    }
  | { kind: 'set-qty'; basketId: number; qty: number }
  | { kind: 'delete'; ids: number[]; /** The lines, to undo the removal. */ undo: BasketLine[] }
  | { kind: 'restore'; ids: number[]; lines: BasketLine[] }
  | { kind: 'comment'; basketId: number; comment: string; isPrinted: boolean }
  | { kind: 'mark'; ids: number[]; inOrder: boolean }
  | { kind: 'hold'; ids: number[]; /** Empty: back to the basket. */ groupName: string }
  | { kind: 'accept'; ids: number[] };

/** A change by the visitor that the server has not confirmed. */
export type BasketChange = ChangeKind & {
  id: string;
  /** Whether the request is in progress. The other changes wait: they are sent one by one, in the order they were made. */
  isSent: boolean;
  /** Whether the first attempt got no response, so the server may have made the change. */
  isRetry: boolean;
};

/** The lines of a basket with those put aside, as the server returned them. */
export function linesOf(basket: Basket | null): BasketLine[] {
  if (!basket) return [];
  const held = basket.groups.flatMap(({ name, items }) => items.map((item) => toLine(item, name)));
  return [...basket.items.map((item) => toLine(item, '')), ...held];
}

/** Applies the pending changes to the lines of the server's basket, as the page shows them. */
export const applyChanges = (basket: Basket | null, changes: readonly BasketChange[]): BasketLine[] =>
  changes.reduce(applyChange, linesOf(basket));

function applyChange(lines: BasketLine[], change: BasketChange): BasketLine[] {
  switch (change.kind) {
    case 'add':
      return addOffer(lines, change.line);
    case 'set-qty':
      return patch(lines, [change.basketId], (line) => ({ qty: change.qty, sum: line.price * change.qty }));
    case 'delete':
      return lines.filter((line) => !change.ids.includes(line.basketId));
    case 'restore':
      return byTime([...lines, ...change.lines.map((line) => ({ ...line, isPending: true }))]);
    case 'comment':
      return patch(lines, [change.basketId], () => ({ comment: change.comment, isPrinted: change.isPrinted }));
    case 'mark':
      return patch(lines, change.ids, () => ({ inOrder: change.inOrder }));
    case 'accept':
      return patch(lines, change.ids, ({ problem }) => ({
        previousPrice: null,
        problem: problem === 'price-changed' ? null : problem,
      }));
    case 'hold':
      return moveTo(lines, change.ids, change.groupName);
  }
}

const patch = (lines: BasketLine[], ids: readonly number[], how: (line: BasketLine) => Partial<BasketLine>) =>
  lines.map((line) => (ids.includes(line.basketId) ? { ...line, ...how(line), isPending: true } : line));

function addOffer(lines: BasketLine[], added: AddLine): BasketLine[] {
  const key = offerKey(added);
  const same = lines.find((line) => line.key === key && line.groupName === '');
  if (!same) return [...lines, { ...toLine(toProvisionalItem(added), ''), isPending: true }];
  return lines.map((line) => (line === same ? withPieces(line, added.qty) : line));
}

const withPieces = (line: BasketLine, more: number): BasketLine => ({
  ...line,
  qty: line.qty + more,
  sum: line.price * (line.qty + more),
  isPending: true,
});

/** Lines that come to a group which holds their offer join the line there. */
function moveTo(lines: BasketLine[], ids: readonly number[], groupName: string): BasketLine[] {
  const moving = lines.filter((line) => ids.includes(line.basketId) && line.groupName !== groupName);
  return moving.reduce((left, line) => {
    const others = left.filter(({ basketId }) => basketId !== line.basketId);
    const same = others.find((other) => other.key === line.key && other.groupName === groupName);
    if (same) return others.map((other) => (other === same ? withPieces(other, line.qty) : other));
    return byTime([...others, { ...line, groupName, isPending: true }]);
  }, lines);
}

/** The order in which lines were added; a line that the server has not seen comes last. */
const byTime = (lines: BasketLine[]): BasketLine[] =>
  lines.toSorted((one, other) =>
    one.addedAt === '' || other.addedAt === ''
      ? Number(one.addedAt === '') - Number(other.addedAt === '')
      : Number(one.addedAt > other.addedAt) - Number(one.addedAt < other.addedAt),
  );

const toLine = (item: BasketItem, groupName: string): BasketLine => ({
  ...item,
  key: offerKey(item),
  groupName,
  isPending: false,
});

/** Whether the change adds this offer. */
export function isAddOf(change: BasketChange, offer: Offer): boolean {
  return change.kind === 'add' && offerKey(change.line) === offerKey(offer);
}

/** Whether a basket already holds the result of the change. */
export function isFulfilled(change: BasketChange, basket: Basket): boolean {
  if (change.kind === 'add')
    return change.expectedQty !== undefined && (findLine(basket, change.line)?.qty ?? 0) >= change.expectedQty;
  const lines = linesOf(basket);
  const concerned = lines.filter(({ basketId }) => idsOf(change).includes(basketId));
  if (change.kind === 'delete') return concerned.length === 0;
  return concerned.length > 0 && concerned.every((line) => isSo(change, line));
}

/** The lines that a change concerns; none for an add. */
export function idsOf(change: BasketChange): readonly number[] {
  if (change.kind === 'add') return [];
  return 'basketId' in change ? [change.basketId] : change.ids;
}

/** Whether a line is already what the change makes of it. */
function isSo(change: BasketChange, line: BasketLine): boolean {
  switch (change.kind) {
    case 'set-qty':
      return line.qty === change.qty;
    case 'comment':
      return line.comment === change.comment && line.isPrinted === change.isPrinted;
    case 'mark':
      return line.inOrder === change.inOrder;
    case 'hold':
      return line.groupName === change.groupName;
    case 'accept':
      return line.previousPrice === null;
    default:
      return true;
  }
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
