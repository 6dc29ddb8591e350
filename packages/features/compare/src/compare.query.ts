/** `full`: an article that found no room in the list. */
export const COMPARE_QUERY = ['full'] as const;
