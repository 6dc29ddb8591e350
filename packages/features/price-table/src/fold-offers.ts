import type { PriceItem } from '@partshop/api-client';
import { groupId, type GroupNumber } from './offer-groups.ts';
import { OPEN_ALL } from './price-query.ts';

/** The place in a list where offers of one number, or a group's other numbers, are folded. */
export type Fold = {
  of: 'offers' | 'numbers';
  /** What `open` of the address names to unfold it: the article's id, or the group. */
  key: string;
  /** The first of the folded offers. */
  first: PriceItem;
  /** How many offers, or numbers, are folded. */
  count: number;
  /** Of the folded offers, in minor units. */
  lowestPrice: number;
  isOpen: boolean;
};

export type FoldedLine = PriceItem | Fold;

export const isFold = (line: FoldedLine): line is Fold => 'of' in line;

/** The offers of a number that are never folded: of the requested number, and of any other. */
const SHOWN_OFFERS = { requested: 3, other: 1 };
/** The numbers of a group that are never folded. */
const SHOWN_NUMBERS = 4;
/** A fold takes as much room as one offer. */
const LEAST_FOLDED = 2;

/**
 * The lines of a group: its numbers in the order of their first offers, the offers of each together in the given order, what is
 * beyond the first few folded. A fold stands before what it hides, so that it stays in its place when it is opened. Where everything
 * is open the offers stay in the given order.
 */
export function foldOffers(group: GroupNumber, offers: readonly PriceItem[], open: readonly string[]): FoldedLine[] {
  if (open.includes(OPEN_ALL)) return [...offers];
  const numbers = [...Map.groupBy(offers, ({ articleId }) => articleId).values()];
  const most = group === 1 ? SHOWN_OFFERS.requested : SHOWN_OFFERS.other;
  const linesOf = (number: readonly PriceItem[]): FoldedLine[] => {
    const [shown, folded] = split(number, most);
    const key = String(number[0]?.articleId);
    return [...shown, ...foldLines({ of: 'offers', key, count: folded.length }, folded, folded, open)];
  };
  const [shown, folded] = split(numbers, SHOWN_NUMBERS);
  const fold = { of: 'numbers', key: groupId(group), count: folded.length } as const;
  return [...shown.flatMap(linesOf), ...foldLines(fold, folded.flat(), folded.flatMap(linesOf), open)];
}

/** What is shown and what is folded; to fold less than {@link LEAST_FOLDED} would save no room. */
function split<Item>(all: readonly Item[], most: number): [shown: readonly Item[], folded: readonly Item[]] {
  const shown = all.length - most < LEAST_FOLDED ? all.length : most;
  return [all.slice(0, shown), all.slice(shown)];
}

/** The fold of these offers, with their lines if it is open; nothing without offers. */
function foldLines(
  fold: Pick<Fold, 'of' | 'key' | 'count'>,
  offers: readonly PriceItem[],
  lines: readonly FoldedLine[],
  open: readonly string[],
): FoldedLine[] {
  const [first] = offers;
  if (!first) return [];
  const isOpen = open.includes(fold.key);
  const lowestPrice = Math.min(...offers.map(({ price }) => price));
  return [{ ...fold, first, lowestPrice, isOpen }, ...(isOpen ? lines : [])];
}
