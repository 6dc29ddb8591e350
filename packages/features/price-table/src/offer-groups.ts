import type { PriceItem } from '@partshop/api-client';
import type { PriceMessage } from './price-table.messages.ts';

/** §3: requested article, the maker's replacements, original makers' offers, substitutes. */
export type GroupNumber = PriceItem['group'];

export type GroupedItems = {
  number: GroupNumber;
  items: PriceItem[];
  /** Minor units. */
  lowestPrice: number | null;
};

const GROUPS = [1, 2, 3, 4] as const satisfies GroupNumber[];

type GroupTexts = {
  title: PriceMessage;
  /** The text of the group if nobody offers anything. */
  empty: PriceMessage;
};

export const GROUP_TEXTS: Record<GroupNumber, GroupTexts> = {
  1: { title: 'groupRequested', empty: 'emptyRequested' },
  2: { title: 'groupReplacement', empty: 'emptyReplacement' },
  3: { title: 'groupOriginal', empty: 'emptyOriginal' },
  4: { title: 'groupSubstitute', empty: 'emptySubstitute' },
};

/** Groups the offers: all four groups in their order, each with its offers in the given order. */
export function groupOffers(items: readonly PriceItem[]): GroupedItems[] {
  return GROUPS.map((number) => {
    const offers = items.filter(({ group }) => group === number);
    const lowestPrice = offers.length === 0 ? null : Math.min(...offers.map(({ price }) => price));
    return { number, items: offers, lowestPrice };
  });
}

/** Id of a group, for the links above the offers. */
export const groupId = (number: GroupNumber): string => `group-${number}`;
