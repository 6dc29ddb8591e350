import type { OfferFold, OfferGroup, PriceItem } from '@partshop/api-client';
import type { PriceMessage } from './price-table.messages.ts';

/** §3: requested article, the maker's replacements, original makers' offers, substitutes. */
export type GroupNumber = OfferGroup['group'];

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

/** Id of a group, for the links above the offers. */
export const groupId = (number: GroupNumber): string => `group-${number}`;

export type Line = PriceItem | OfferFold;

export const isFold = (line: Line): line is OfferFold => 'of' in line;

/** The lines of a page in their order: its offers, each fold before the offer that it stands before. */
export function mergeLines(offers: readonly PriceItem[], folds: readonly OfferFold[]): Line[] {
  const foldsAt = Map.groupBy(folds, ({ at }) => at);
  return [...offers, null].flatMap((offer, index) => [...(foldsAt.get(index) ?? []), ...(offer ? [offer] : [])]);
}
