/** What of the goods on their way is shown, and its page. */
export const TRANSITS_QUERY = ['kind', 'page'] as const;
export const ORDERS_QUERY = ['from', 'to', 'days', 'page'] as const;
/** The claims that are shown, their page, and what the seller has just answered. */
export const CLAIMS_QUERY = ['state', 'page', 'done'] as const;
