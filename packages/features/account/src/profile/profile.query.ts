/** The profile's query parameters; `password` marks the page after a new password was set, `saved` after a name or a contact was. */
export const PROFILE_QUERY = ['password', 'saved'] as const;
