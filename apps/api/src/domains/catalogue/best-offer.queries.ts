import { IN_STOCK_DAYS } from './in-stock.rules.ts';
import { LEAD_DAYS, LEAD_DAYS_MAX } from './lead-days.queries.ts';

/**
 * SQL that sorts the offers `o` of price lists `p` so that an article's best offer comes first: those in stock, then by price.
 * `price` is the SQL of an offer's price.
 */
export const bestFirst = (price: string): string =>
  `${LEAD_DAYS_MAX} > ${IN_STOCK_DAYS}, ${price}, ${LEAD_DAYS_MAX}, ${LEAD_DAYS}, p.reliability desc, o.price_list_id`;
