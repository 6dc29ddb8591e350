/** What was saved: `general`, or the id of a price list. */
export const SETTINGS_QUERY = ['done'] as const;
