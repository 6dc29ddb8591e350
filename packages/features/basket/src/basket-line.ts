import type { Basket, BasketItem } from '@partshop/api-client';

/** An offer: the article of one price list. A basket holds at most one line of it. */
export type Offer = { articleId: number; priceListId: number };

/** What goes into the basket. Besides the offer it carries what the page already shows of it, so that the line appears at once. */
export type AddLine = Offer & {
  qty: number;
  catalogKey: string;
  catalogName: string;
  catalogFullNumber: string;
  productName: string;
  /** Minor units of the page's currency; 0 where it is not known. */
  price: number;
  comment?: string;
};

/** A line as the page shows it: the server's with the changes that are on their way. */
export type BasketLine = BasketItem & { key: string; isPending: boolean };

/** Takes the identifiers as numbers, or as the texts of a form. */
export const offerKey = ({ articleId, priceListId }: Record<keyof Offer, number | string>): string =>
  `${articleId}-${priceListId}`;

/** A line with this problem cannot be ordered; a changed price only asks for a look. */
export const isBlocked = ({ problem }: Pick<BasketItem, 'problem'>): boolean =>
  problem !== null && problem !== 'price-changed';

/** The most pieces of the line that can be had, in whole packs; 0 when none. */
export function takeableQty({ available, multiplicity }: Pick<BasketItem, 'available' | 'multiplicity'>): number {
  return Math.floor(available / multiplicity) * multiplicity;
}

export function findLine(basket: Basket | null, offer: Offer): BasketItem | undefined {
  return basket?.items.find((item) => item.articleId === offer.articleId && item.priceListId === offer.priceListId);
}

/** What brings a removed line back. */
export function toAddLine(item: BasketItem): AddLine {
  const { articleId, priceListId, qty, catalogKey, catalogName, catalogFullNumber, productName, price, comment } = item;
  return { articleId, priceListId, qty, catalogKey, catalogName, catalogFullNumber, productName, price, comment };
}

/** A line that the server does not know yet. It has no `basketId`. */
export function toProvisionalItem(line: AddLine): BasketItem {
  const { comment = '', ...shown } = line;
  return {
    ...shown,
    basketId: 0,
    clearNumber: '',
    sum: line.price * line.qty,
    multiplicity: 1,
    available: line.qty,
    deliveryDays: 0,
    deliveryDaysMax: 0,
    comment,
    isPrinted: false,
    inOrder: true,
    problem: null,
    previousPrice: null,
    isDemo: false,
  };
}
