import type { PriceItem } from '@partshop/api-client';
import type { PriceMessage } from './price-table.messages.ts';

/** §3: requested article, the maker's replacements, original makers' offers, substitutes. */
export type GroupNumber = PriceItem['group'];

export type OfferGroup = {
  number: GroupNumber;
  title: PriceMessage;
  /** What stands there when nobody offers anything. */
  empty: PriceMessage;
  items: PriceItem[];
  /** Minor units. */
  lowestPrice: number | null;
};

const GROUPS = [
  { number: 1, title: 'groupRequested', empty: 'emptyRequested' },
  { number: 2, title: 'groupReplacement', empty: 'emptyReplacement' },
  { number: 3, title: 'groupOriginal', empty: 'emptyOriginal' },
  { number: 4, title: 'groupSubstitute', empty: 'emptySubstitute' },
] as const satisfies Pick<OfferGroup, 'number' | 'title' | 'empty'>[];

/** All four groups in their order, each with its offers in the order that came. */
export function groupOffers(items: readonly PriceItem[]): OfferGroup[] {
  return GROUPS.map((group) => {
    const offers = items.filter((item) => item.group === group.number);
    const lowestPrice = offers.length === 0 ? null : Math.min(...offers.map(({ price }) => price));
    return { ...group, items: offers, lowestPrice };
  });
}

/** Where the links above the offers lead. */
export const groupId = (number: GroupNumber): string => `group-${number}`;
