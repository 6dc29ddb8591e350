/** `cache-control` of a page that lacks optional data: neither the page cache nor a proxy may store it. */
export const NO_STORE = 'no-store';
