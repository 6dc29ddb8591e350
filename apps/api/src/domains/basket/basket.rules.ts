import type { Basket, BasketItem, BasketPromo, ErrorCode } from '@partshop/api-client/contract';
import { convertKopecks, type Currency } from '../../platform/values/money.ts';
import { toDelivery, type Lead } from '../../platform/values/lead-days.ts';
import { mostOf, checkQty, type Stock } from './stock.rules.ts';

/** A basket line with its seller's current offer; money in kopecks, days to our warehouse. */
export type BasketLine = Pick<
  BasketItem,
  | 'basketId'
  | 'articleId'
  | 'priceListId'
  | 'catalogKey'
  | 'catalogName'
  | 'catalogFullNumber'
  | 'clearNumber'
  | 'productName'
  | 'image'
  | 'categoryUrl'
  | 'qty'
  | 'sellerName'
  | 'warehouseName'
  | 'isReturnable'
  | 'comment'
  | 'isPrinted'
  | 'inOrder'
  | 'isDemo'
> &
  Lead & {
    addedAt: Date;
    /** The group that it is put aside in; empty for a line of the basket itself. */
    groupName: string;
    /** The price when the line was added or last confirmed. */
    priceSeen: number;
    /** Null when the seller withdrew the offer. */
    offer: (Stock & { price: number }) | null;
  };

type PromoProblem = NonNullable<BasketPromo['problem']>;

/** Why a change or an order conflicts with the basket or the stock. The 409 response adds the current basket. */
export type ConflictReason = {
  code: Extract<
    ErrorCode,
    | 'not-enough'
    | 'not-multiple'
    | 'withdrawn'
    | 'basket-changed'
    | 'basket-empty'
    | 'basket-full'
    | 'no-returns'
    | 'bonus-changed'
    | `promo-${PromoProblem | 'unknown'}`
    | 'delivery-unknown'
    | 'delivery-changed'
  >;
  available?: number;
  multiplicity?: number;
  /** Kopecks. */
  minTotal?: number;
};

export const priceOf = (line: BasketLine) => line.offer?.price ?? line.priceSeen;

/** Why a line cannot be ordered as it is; a changed price alone does not stop it. */
function problemOf({ qty, offer, priceSeen }: BasketLine): BasketItem['problem'] {
  if (!offer) return 'withdrawn';
  const most = mostOf(offer);
  if (most === 0) return 'out-of-stock';
  if (qty > most) return 'not-enough';
  return offer.price === priceSeen ? null : 'price-changed';
}

export const canBeOrdered = (line: BasketLine) => [null, 'price-changed'].includes(problemOf(line));

/** Why a checkout with this line is rejected; undefined when it can be ordered. */
export function checkLine({ qty, offer }: BasketLine): ConflictReason | undefined {
  return offer ? checkQty(qty, offer) : { code: 'withdrawn' };
}

/** What the basket's promo code does to goods for so many kopecks, all in kopecks; null without a code. */
export type PromoOn = (kopecks: number) => BasketPromo | null;

/**
 * The basket in the contract's shape: unit prices are converted and rounded, then multiplied and added up; days include the
 * way to the visitor's city.
 */
export function showBasket(
  all: BasketLine[],
  { currency, wayDays, promoOn }: { currency: Currency; wayDays: number; promoOn: PromoOn },
): Basket {
  const { '': lines = [], ...held } = Object.groupBy(all, ({ groupName }) => groupName);
  const show = (line: BasketLine) => showLine(line, currency, wayDays);
  const ordered = lines.filter((line) => line.inOrder && canBeOrdered(line));
  const kopecks = kopecksOf(ordered);
  const promo = promoOn(kopecks);
  const discount = promo?.discount ?? 0;
  return {
    items: lines.map(show),
    groups: Object.entries(held)
      .map(([name, some = []]) => ({ name, items: some.map(show) }))
      .toSorted((one, other) => one.name.localeCompare(other.name, 'ru')),
    promo: promo && {
      ...promo,
      discount: convertKopecks(discount, currency),
      minTotal: convertKopecks(promo.minTotal, currency),
    },
    total: totalOf(ordered, currency) - convertKopecks(discount, currency),
    payable: kopecks - discount,
    count: lines.reduce((count, { qty }) => count + qty, 0),
    currency,
  };
}

/** The sum of the lines in kopecks. */
export const kopecksOf = (lines: BasketLine[]): number =>
  lines.reduce((sum, line) => sum + priceOf(line) * line.qty, 0);

/** The sum of the lines, in the currency's minor units. */
export function totalOf(lines: BasketLine[], currency: Currency): number {
  return lines.reduce((total, line) => total + convertKopecks(priceOf(line), currency) * line.qty, 0);
}

function showLine(line: BasketLine, currency: Currency, wayDays: number): BasketItem {
  const { offer, priceSeen, groupName: _, ...rest } = toDelivery(line, wayDays);
  const price = convertKopecks(priceOf(line), currency);
  const problem = problemOf(line);
  return {
    ...rest,
    addedAt: line.addedAt.toISOString(),
    price,
    sum: price * line.qty,
    multiplicity: offer?.multiplicity ?? 1,
    available: offer?.quantity ?? 0,
    problem,
    previousPrice: offer && offer.price !== priceSeen ? convertKopecks(priceSeen, currency) : null,
  };
}
