/** What the target of the search form reads of its address. */
export const FORM_QUERY = ['q'] as const;

/** What a page of a list reads of it. */
export const LIST_QUERY = ['page'] as const;
