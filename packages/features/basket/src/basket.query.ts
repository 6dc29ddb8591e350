/** What the basket's page reads of its address. */
export const BASKET_QUERY = ['view'] as const;
