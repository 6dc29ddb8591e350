/** The page of the entries. */
export const BONUSES_QUERY = ['page'] as const;
