/** The query parameters of the page; `saved` marks the document after the choices of goods and prices were saved. */
export const SETTINGS_QUERY = ['saved'] as const;
