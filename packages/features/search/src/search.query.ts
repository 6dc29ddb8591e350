/** The query parameters of the search form. */
export const FORM_QUERY = ['q'] as const;

/** The query parameters of a list's page. */
export const LIST_QUERY = ['page'] as const;

/**
 * The query parameters of results; `asked` is what was typed, `category` and `catalogs` (a maker) are given as often as chosen, `as=name` searches by name though the text looks like a number, `fit=all`
 * shows what does not fit the visitor's car too.
 */
export const SEARCH_QUERY = ['as', 'asked', 'catalogs', 'category', 'days', 'fit', 'order', 'page'] as const;

export type SearchName = (typeof SEARCH_QUERY)[number];
