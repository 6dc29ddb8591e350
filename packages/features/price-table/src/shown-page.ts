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
  /** The offer whose price the page shows. */
  best: PriceItem | null;
  /** In the requested order; null if only the document's markup has them. */
  offers: PriceItem[] | null;
};

export function toShownPage({ items, ...page }: PricePage): ShownPage {
  const best = items.find((item) => item.articleId === page.articleId && item.priceListId === page.priceListId);
  const groups = groupOffers(items).map(({ number, items: { length }, lowestPrice }) => ({
    number,
    count: length,
    lowestPrice,
  }));
  return { ...page, groups, shownItems: items.length, best: best ?? null, offers: items };
}

/** The page for the document's state, without offers and cars: the document already has them in its rows and its structured data. */
export const withoutOffers = (page: ShownPage): ShownPage => ({ ...page, cars: [], offers: null });

export const hasOffers = ({ offers }: ShownPage): boolean => offers !== null;
