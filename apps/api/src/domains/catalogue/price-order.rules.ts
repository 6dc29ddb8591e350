import { isInStock } from './in-stock.rules.ts';
import type { OfferRow } from './offer-row.ts';

/** The fields that the sort order reads. */
export type Ordered = Pick<
  OfferRow,
  | 'group'
  | 'articleId'
  | 'priceListId'
  | 'price'
  | 'quantity'
  | 'leadDays'
  | 'leadDaysMax'
  | 'reliability'
  | 'catalogName'
>;
type Comparison = (one: Ordered, other: Ordered) => number;

const byStock: Comparison = (one, other) => Number(isInStock(other)) - Number(isInStock(one));
const byPrice: Comparison = (one, other) => one.price - other.price;
/** By the later day. The way to the visitor's city is as long for every offer. */
const byDays: Comparison = (one, other) => one.leadDaysMax - other.leadDaysMax || one.leadDays - other.leadDays;
const byReliability: Comparison = (one, other) => other.reliability - one.reliability;
const byMaker: Comparison = (one, other) =>
  one.catalogName < other.catalogName ? -1 : Number(one.catalogName > other.catalogName);
const byId: Comparison = (one, other) => one.articleId - other.articleId || one.priceListId - other.priceListId;

/** Sorts within a row group: by stock, then price, days, reliability and id. */
const RELEVANCE = [byStock, byPrice, byDays, byReliability, byId];

/** D43: 1 relevance, 2 price, 3 delivery days, 4 reliability, 5 maker. */
const ORDERS: Partial<Record<number, Comparison[]>> = {
  2: [byPrice, byDays, byReliability, byId],
  3: [byDays, byPrice, byReliability, byId],
  4: [byReliability, byPrice, byDays, byId],
  5: [byMaker, ...RELEVANCE],
};

/** Compares offers by row group, then by the chosen order. */
export function compareOffers(orderBy: number): Comparison {
  const comparisons = ORDERS[orderBy] ?? RELEVANCE;
  return (one, other) => {
    let result = one.group - other.group;
    for (const comparison of comparisons) result ||= comparison(one, other);
    return result;
  };
}
