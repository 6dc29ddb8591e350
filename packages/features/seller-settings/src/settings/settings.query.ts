/** What was saved: `general`, the id of a price list; or `token` where one was revoked. */
export const SETTINGS_QUERY = ['done'] as const;
