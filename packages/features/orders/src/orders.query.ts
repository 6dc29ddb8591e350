/** What narrows the list of orders. */
export const ORDERS_QUERY = ['status', 'from', 'to', 'q', 'page'] as const;
