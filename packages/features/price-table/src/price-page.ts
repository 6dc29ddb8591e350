import type { PriceItem, PricePage } from '@partshop/api-client';
import { groupOffers, type GroupNumber } from './offer-groups.ts';

/** What a page tells of one of its groups beside the offers themselves. */
export type GroupSummary = {
  number: GroupNumber;
  count: number;
  /** Minor units; null where nobody offers anything. */
  lowestPrice: number | null;
};

/** A price page as the store has it. */
export type ShownPage = Omit<PricePage, 'items'> & {
  /** All four, in their order. */
  groups: GroupSummary[];
  /** How many offers the groups have together: those that the filters left. */
  shownItems: number;
  /** The offer that the page's price is of. */
  best: PriceItem | null;
  /** In the order that was asked for; null while only the document that came has them. */
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

/** A document shows its offers and names its cars to engines; neither travels in its state a second time. */
export const withoutOffers = (page: ShownPage): ShownPage => ({ ...page, cars: [], offers: null });

export const hasOffers = ({ offers }: ShownPage): boolean => offers !== null;
