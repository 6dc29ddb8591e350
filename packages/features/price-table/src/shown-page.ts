import type { PriceItem, PricePage } from '@partshop/api-client';
import { groupOffers, type GroupNumber } from './offer-groups.ts';

/** The summary of a group, without its offers. */
export type GroupSummary = {
  number: GroupNumber;
  count: number;
  /** Minor units; null without offers. */
  lowestPrice: number | null;
};

/** A price page in the store. */
export type ShownPage = Omit<PricePage, 'items'> & {
  /** All four groups, in their order. */
  groups: GroupSummary[];
  /** The number of filtered offers in all groups. */
  shownItems: number;
  /** In the requested order; null if only the document's markup has them. */
  offers: PriceItem[] | null;
};

export function toShownPage({ items, ...page }: PricePage): ShownPage {
  const groups = groupOffers(items).map(({ number, items: { length }, lowestPrice }) => ({
    number,
    count: length,
    lowestPrice,
  }));
  return { ...page, groups, shownItems: items.length, offers: items };
}

/** The page for the document's state, without offers: the document already has them in its rows. */
export const withoutOffers = (page: ShownPage): ShownPage => ({ ...page, offers: null });

export const hasOffers = ({ offers }: ShownPage): boolean => offers !== null;
