/** `full`: an article that found no room in the list. */
export const FAVORITES_QUERY = ['full'] as const;
