/** SQL of the days until an offer `o` of a price list `p` comes: its own, else those of its list. */
export const LEAD_DAYS = 'coalesce(o.lead_days, p.lead_days)';

/** The most days. Days that an offer gives itself keep the spread of its price list. */
export const LEAD_DAYS_MAX = 'coalesce(o.lead_days + p.lead_days_max - p.lead_days, p.lead_days_max)';
