import type { ClientType } from '../../platform/sessions/sessions.queries.ts';
import { IN_STOCK_DAYS } from './in-stock.rules.ts';
import { LEAD_DAYS, LEAD_DAYS_MAX } from './lead-days.queries.ts';
import { priceSql } from './offer-price.queries.ts';

const IS_LATE = `${LEAD_DAYS_MAX} > ${IN_STOCK_DAYS}`;

/**
 * SQL that sorts the offers `o` of price lists `p` so that an article's best offer comes first: those in stock, then by price.
 * `price` is the SQL of an offer's price.
 */
export const bestFirst = (price: string): string =>
  `${IS_LATE}, ${price}, ${LEAD_DAYS_MAX}, ${LEAD_DAYS}, p.reliability desc, o.price_list_id`;

/**
 * SQL of an aggregate: what lists need of an article's best offer, by the same order. An array of 0 if it is in stock, else 1; its price in
 * kopecks; its later and its earlier day to our warehouse. Null without offers.
 */
export const bestOfSql = (clientType: ClientType): string =>
  `min(array[(${IS_LATE})::int, ${priceSql(clientType)}, ${LEAD_DAYS_MAX}, ${LEAD_DAYS}])`;
