/** `page` of the goods; `q` is what the filter's form sends: it redirects to the path with the words (D6). */
export const PARTS_QUERY = ['page', 'q'] as const;
export type PartsQueryName = (typeof PARTS_QUERY)[number];
