/** The query parameters of the search form. */
export const FORM_QUERY = ['q'] as const;

/** The query parameters of a list's page. */
export const LIST_QUERY = ['page'] as const;
