/** SQL of the days until an offer `o` of a price list `p` reaches our warehouse: the offer's own, else its price list's. */
export const LEAD_DAYS = 'coalesce(o.lead_days, p.lead_days)';

/** SQL of the latest day. An offer's own days are extended by the price list's spread. */
export const LEAD_DAYS_MAX = 'coalesce(o.lead_days + p.lead_days_max - p.lead_days, p.lead_days_max)';
