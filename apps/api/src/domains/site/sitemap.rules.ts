/** Articles of a part of the sitemap; those that nobody offers are left out of it. */
export const SITEMAP_PART = 5000;

/** The address of an article's price page, as the storefront's `paths.price.to` makes it. */
export const pricePath = (makerKey: string, clearNumber: string): string =>
  `/price/${encodeURIComponent(makerKey)}/${encodeURIComponent(clearNumber)}`;
