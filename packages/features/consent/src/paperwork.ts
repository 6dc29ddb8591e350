/** The page about personal data and consent (§2), without the language. */
export const PAPERWORK = '/paperwork';
