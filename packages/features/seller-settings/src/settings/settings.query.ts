/** What was saved: `general`, the id of a price list; `token` where one was revoked; or what became of somebody. */
export const SETTINGS_QUERY = ['done'] as const;
