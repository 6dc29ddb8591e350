/**
 * The query parameters of a price page; `asked` is how the visitor typed its number, `cars` opens the cars that the article fits and
 * searches them, `history` opens what it has cost, `fit` answers questions about the visitor's car without scripts, `open` unfolds
 * offers, `page` is one of a list that is longer than a page.
 */
export const PRICE_QUERY = [
  'asked',
  'cars',
  'catalogs',
  'days',
  'filters',
  'fit',
  'history',
  'open',
  'order',
  'page',
  'view',
] as const;

export type PriceName = (typeof PRICE_QUERY)[number];
