/** The query parameters of a page that redirects to a target. */
export const TARGET_QUERY = ['target'] as const;

/** The registration's query parameters; `welcome` marks the page after it, `by` the login by a code. */
export const REGISTER_QUERY = ['target', 'welcome', 'by'] as const;
