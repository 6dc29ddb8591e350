import type { Basket, BasketItem } from '@partshop/api-client';

/** An offer: the article of one price list. A basket holds at most one line for it. */
export type Offer = { articleId: number; priceListId: number };

/** A line to add. It carries what the page already shows of the offer, so that the line appears at once. */
export type AddLine = Offer & {
  qty: number;
  catalogKey: string;
  catalogName: string;
  catalogFullNumber: string;
  productName: string;
  image?: BasketItem['image'];
  categoryUrl?: string | null;
  /** Minor units of the page's currency; 0 if unknown. */
  price: number;
  comment?: string;
};

/**
 * A line as the page shows it: the server's line with the pending changes applied. `groupName`: the group that it is put aside in,
 * empty for a line of the basket itself.
 */
export type BasketLine = BasketItem & { key: string; groupName: string; isPending: boolean };

/** Accepts the ids as numbers or as a form's texts. */
export const offerKey = ({ articleId, priceListId }: Record<keyof Offer, number | string>): string =>
  `${articleId}-${priceListId}`;

/** Whether the line's problem prevents the order; a changed price does not. */
export const isBlocked = ({ problem }: Pick<BasketItem, 'problem'>): boolean =>
  problem !== null && problem !== 'price-changed';

/** Whether the line goes into the order. A line that does not stays in the basket. */
export const isOrdered = (line: Pick<BasketItem, 'inOrder' | 'problem'>): boolean => line.inOrder && !isBlocked(line);

/** The largest quantity available, in whole packs; 0 if none. */
export function takeableQty({ available, multiplicity }: Pick<BasketItem, 'available' | 'multiplicity'>): number {
  return Math.floor(available / multiplicity) * multiplicity;
}

export function findLine(basket: Basket | null, offer: Offer): BasketItem | undefined {
  return basket?.items.find((item) => item.articleId === offer.articleId && item.priceListId === offer.priceListId);
}

/** What adds the same offer once more. */
export function toAddLine(item: BasketItem): AddLine {
  const { articleId, priceListId, qty, catalogKey, catalogName, catalogFullNumber, productName, price } = item;
  const { comment, image, categoryUrl } = item;
  const shown = { catalogKey, catalogName, catalogFullNumber, productName, image, categoryUrl, price };
  return { articleId, priceListId, qty, ...shown, comment };
}

/** A line that the server has not confirmed yet. It has no `basketId`. */
export function toProvisionalItem(line: AddLine): BasketItem {
  const { comment = '', image = null, categoryUrl = null, ...shown } = line;
  return {
    ...shown,
    image,
    categoryUrl,
    basketId: 0,
    clearNumber: '',
    sum: line.price * line.qty,
    multiplicity: 1,
    available: line.qty,
    deliveryDays: 0,
    deliveryDaysMax: 0,
    sellerName: '',
    warehouseName: '',
    isReturnable: true,
    addedAt: '',
    comment,
    isPrinted: false,
    inOrder: true,
    problem: null,
    previousPrice: null,
    isDemo: false,
  };
}
