import { IN_STOCK_DAYS } from './in-stock.rules.ts';

/** The orders of D43. */
export const OFFER_ORDERS = [1, 2, 3, 4, 5] as const;
export type OfferOrder = (typeof OFFER_ORDERS)[number];

const IDS = 'article_id, price_list_id';
const RELEVANCE = `lead_days_max > ${IN_STOCK_DAYS}, price, lead_days_max, lead_days, reliability desc, ${IDS}`;

/** The day on which an offer is likely to come, as `likelyDays`. */
const LIKELY_DAYS = 'lead_days_max + (1 - reliability / 100.0::float8) * (1 + lead_days_max / 2.0::float8)';

/** SQL that sorts rows of `offered` within a row group; 1 to 3 as `compareOffers`. */
export const ORDER_SQL: Record<OfferOrder, string> = {
  1: RELEVANCE,
  2: `price, lead_days_max, lead_days, reliability desc, ${IDS}`,
  3: `${LIKELY_DAYS}, lead_days, price, reliability desc, ${IDS}`,
  4: `reliability desc, price, lead_days_max, lead_days, ${IDS}`,
  5: `maker_name collate "C", ${RELEVANCE}`,
};

/** The order with this number; an unknown one is relevance. */
export const offerOrderOf = (number: number): OfferOrder => OFFER_ORDERS.find((order) => order === number) ?? 1;
