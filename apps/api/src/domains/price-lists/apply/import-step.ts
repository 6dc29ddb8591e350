/** The steps of applying a price list, in this order; `statistics` runs only when many rows are new. */
export type ImportStep =
  | 'makers'
  | 'repeated-rows'
  | 'new-articles'
  | 'changed-offers'
  | 'new-offers'
  | 'statistics'
  | 'withdrawn-offers'
  | 'search-words';
