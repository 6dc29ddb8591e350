import type { PriceItem, PricePage } from '@partshop/api-client';
import { columnFraction, type MoneyFormat } from '@partshop/ui';

/** A price page in the store. */
export type ShownPage = Omit<PricePage, 'items'> & {
  /** The decimals of all prices of the page: of all of them, or of none. */
  fraction: MoneyFormat['fraction'];
  /** The number of offers on the page. */
  shownItems: number;
  /** In the requested order; null if only the document's markup has them. */
  offers: PriceItem[] | null;
};

export function toShownPage({ items, ...page }: PricePage): ShownPage {
  const prices = [
    ...[...items, ...page.picks].map(({ price }) => price),
    ...[...page.folds, ...page.groups].flatMap(({ lowestPrice }) => lowestPrice ?? []),
  ];
  const fraction = columnFraction(prices, { currency: page.currency.code, locale: 'ru' });
  return { ...page, fraction, shownItems: items.length, offers: items };
}

/** The page for the document's state, without offers and folds: the document already has them in its rows. */
export const withoutOffers = (page: ShownPage): ShownPage => ({ ...page, offers: null, folds: [] });

export const hasOffers = ({ offers }: ShownPage): boolean => offers !== null;
