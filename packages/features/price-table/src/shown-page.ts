import type { PriceItem, PricePage } from '@partshop/api-client';
import { columnFraction, type MoneyFormat } from '@partshop/ui';
import { groupOffers, type GroupNumber } from './offer-groups.ts';

/** The summary of a group, without its offers. */
export type GroupSummary = {
  number: GroupNumber;
  count: number;
  /** The name that all parts of the group have; null if they have several. */
  name: string | null;
  /** Minor units; null without offers. */
  lowestPrice: number | null;
};

/** A price page in the store. */
export type ShownPage = Omit<PricePage, 'items'> & {
  /** All four groups, in their order. */
  groups: GroupSummary[];
  /** The decimals of all prices of the page: of all of them, or of none. */
  fraction: MoneyFormat['fraction'];
  /** The number of filtered offers in all groups. */
  shownItems: number;
  /** In the requested order; null if only the document's markup has them. */
  offers: PriceItem[] | null;
};

export function toShownPage({ items, ...page }: PricePage): ShownPage {
  const groups = groupOffers(items).map(({ number, items: offers, lowestPrice }) => ({
    number,
    count: offers.length,
    name: commonName(offers),
    lowestPrice,
  }));
  const prices = [...items, ...page.picks].map(({ price }) => price);
  const fraction = columnFraction(prices, { currency: page.currency.code, locale: 'ru' });
  return { ...page, groups, fraction, shownItems: items.length, offers: items };
}

function commonName([first, ...others]: readonly PriceItem[]): string | null {
  return first && others.every(({ productName }) => productName === first.productName) ? first.productName : null;
}

/** The page for the document's state, without offers: the document already has them in its rows. */
export const withoutOffers = (page: ShownPage): ShownPage => ({ ...page, offers: null });

export const hasOffers = ({ offers }: ShownPage): boolean => offers !== null;
