/** The query parameters of a price page; `asked` is how the visitor typed its number. */
export const PRICE_QUERY = ['asked', 'catalogs', 'days', 'filters', 'order', 'view'] as const;

export type PriceName = (typeof PRICE_QUERY)[number];
