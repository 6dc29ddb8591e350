/** What kind of claims is shown, and of which seller. */
export const CLAIMS_QUERY = ['type', 'seller', 'page'] as const;
