/** The query parameters of the basket's page. */
export const BASKET_QUERY = ['view'] as const;
