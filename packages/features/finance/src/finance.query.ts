/** What narrows the ledger, and the payment of the debt that was begun. */
export const FINANCE_QUERY = ['from', 'to', 'kind', 'page', 'payment'] as const;
