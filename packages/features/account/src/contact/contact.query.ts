/** The query parameters of the page; `kind` is `phone` or `email`. */
export const CONTACT_QUERY = ['kind'] as const;
