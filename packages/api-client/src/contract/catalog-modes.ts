/**
 * Lists of `/catalog/{catalogMode}` (D5): what sells best, what came last, what is in stock (which has a page of its own). No page of
 * goods has one of these addresses.
 */
export const CATALOG_MODES = ['popular', 'new', 'in-stock'] as const;
export type CatalogMode = (typeof CATALOG_MODES)[number];
