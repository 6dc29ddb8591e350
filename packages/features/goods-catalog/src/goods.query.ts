/**
 * What narrows a list of goods: `f` an attribute with a value (`viscosity:5W-30`), `category` and `catalogs` (a maker), each as often as it
 * is chosen; `from` and `to` the price; `stock=1` what is in stock near by.
 */
export const GOODS_QUERY = ['catalogs', 'category', 'f', 'from', 'order', 'page', 'stock', 'to'] as const;
export type GoodsQueryName = (typeof GOODS_QUERY)[number];

/** `q` is searched for among the makers; `goods` is `parts` or `other`. */
export const CATALOGUES_QUERY = ['goods', 'q'] as const;
export type CataloguesQueryName = (typeof CATALOGUES_QUERY)[number];
