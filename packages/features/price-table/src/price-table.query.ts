/** The query parameters of a price page. */
export const PRICE_QUERY = ['catalogs', 'days', 'filters', 'order', 'view'] as const;

export type PriceName = (typeof PRICE_QUERY)[number];
