/** The code of an invitation. */
export const SELLER_INVITATION_QUERY = ['code'] as const;
