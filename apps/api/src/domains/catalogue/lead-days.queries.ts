/**
 * SQL of the days until an offer `o` of a price list `p` reaches our warehouse: the offer's own, else its price list's, from when its
 * warehouse sends goods next.
 */
export const LEAD_DAYS = '(coalesce(o.lead_days, p.lead_days) + p.wait_days)';

/** SQL of the latest day. An offer's own days are extended by the price list's spread. */
export const LEAD_DAYS_MAX = '(coalesce(o.lead_days + p.lead_days_max - p.lead_days, p.lead_days_max) + p.wait_days)';
