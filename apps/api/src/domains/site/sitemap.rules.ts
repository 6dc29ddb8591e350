/** Articles in a part of the sitemap, counting those without offers, which it leaves out. */
export const SITEMAP_PART = 5000;

/** The path of an article's price page; the storefront's `paths.price.to` builds the same. */
export const pricePath = (makerKey: string, numberKey: string): string =>
  `/price/${encodeURIComponent(makerKey)}/${encodeURIComponent(numberKey)}`;
