/** Where the client comes from. */
export const APPLICATION_QUERY = ['from'] as const;

/** Which applications are listed. */
export const REVIEW_QUERY = ['state', 'page'] as const;
