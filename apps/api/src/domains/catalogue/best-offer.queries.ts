import { IN_STOCK_DAYS } from './in-stock.rules.ts';
import { LEAD_DAYS, LEAD_DAYS_MAX } from './lead-days.queries.ts';

/** SQL that sorts the offers `o` of price lists `p` so that an article's best offer comes first: in stock, then price. */
export const BEST_FIRST = `${LEAD_DAYS_MAX} > ${IN_STOCK_DAYS}, o.price, ${LEAD_DAYS_MAX}, ${LEAD_DAYS}, p.reliability desc, o.price_list_id`;
