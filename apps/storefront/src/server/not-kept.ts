/** The `cache-control` of a page that lacks something: neither the shop keeps it for others, nor anything on its way. */
export const NOT_KEPT = 'no-store';
