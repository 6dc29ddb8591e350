/** The days of a reconciliation report, and the page of its entries. */
export const REVISE_QUERY = ['from', 'to', 'page'] as const;
