/** Which applications are listed. */
export const REVIEW_QUERY = ['state', 'page'] as const;
