/** The code of an invitation. */
export const INVITATION_QUERY = ['code'] as const;
/** What the client has just done. */
export const APPROVAL_QUERY = ['done'] as const;
export const HISTORY_QUERY = ['page'] as const;
