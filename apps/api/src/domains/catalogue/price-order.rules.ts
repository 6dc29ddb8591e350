import { isInStock } from './in-stock.rules.ts';
import type { OfferRow } from './offer-row.ts';

/** The fields that relevance reads. */
export type Ranked = Pick<
  OfferRow,
  'articleId' | 'priceListId' | 'price' | 'quantity' | 'leadDays' | 'leadDaysMax' | 'reliability'
>;
/** The fields that the sort order reads. */
export type Ordered = Ranked & Pick<OfferRow, 'group' | 'catalogName'>;
type Ranking = (one: Ranked, other: Ranked) => number;
type Comparison = (one: Ordered, other: Ordered) => number;

const byStock: Ranking = (one, other) => Number(isInStock(other)) - Number(isInStock(one));
const byPrice: Ranking = (one, other) => one.price - other.price;
/** By the later day. The way to the visitor's city is as long for every offer. */
const byDays: Ranking = (one, other) => one.leadDaysMax - other.leadDaysMax || one.leadDays - other.leadDays;
/**
 * The day on which an offer is likely to come: its later day, and the share of broken promises times the delay of a broken one, which
 * is taken as a day and half of the promised term. So 1 day kept in 97 of 100 cases is 1.045 days, 1 day kept in 30 is 2.05.
 */
export const likelyDays = ({ leadDaysMax, reliability }: Pick<Ranked, 'leadDaysMax' | 'reliability'>): number =>
  leadDaysMax + (1 - reliability / 100) * (1 + leadDaysMax / 2);
const byLikelyDays: Ranking = (one, other) => likelyDays(one) - likelyDays(other) || one.leadDays - other.leadDays;
const byReliability: Ranking = (one, other) => other.reliability - one.reliability;
const byMaker: Comparison = (one, other) =>
  one.catalogName < other.catalogName ? -1 : Number(one.catalogName > other.catalogName);
const byId: Ranking = (one, other) => one.articleId - other.articleId || one.priceListId - other.priceListId;

/** Sorts within a row group: by stock, then price, days, reliability and id. */
const RELEVANCE = [byStock, byPrice, byDays, byReliability, byId];

/** The most relevant of an article's offers; undefined without offers. The same as `bestFirst` in SQL. */
export function mostRelevant<Offer extends Ranked>(offers: readonly Offer[]): Offer | undefined {
  const [first, ...others] = offers;
  return first && others.reduce((best, offer) => (compare(RELEVANCE, offer, best) < 0 ? offer : best), first);
}

/** D43: 1 relevance, 2 price, 3 delivery days by their likely date, 4 reliability, 5 maker. */
const ORDERS: Partial<Record<number, Comparison[]>> = {
  2: [byPrice, byDays, byReliability, byId],
  3: [byLikelyDays, byPrice, byReliability, byId],
  4: [byReliability, byPrice, byDays, byId],
  5: [byMaker, ...RELEVANCE],
};

/** Compares offers by row group, then by the chosen order. */
export function compareOffers(orderBy: number): Comparison {
  const comparisons = ORDERS[orderBy] ?? RELEVANCE;
  return (one, other) => one.group - other.group || compare(comparisons, one, other);
}

function compare<Row>(comparisons: readonly ((one: Row, other: Row) => number)[], one: Row, other: Row): number {
  for (const comparison of comparisons) {
    const result = comparison(one, other);
    if (result !== 0) return result;
  }
  return 0;
}
