/** What is done to the shop, in this order; `statistics` only where much is new. */
export type ImportStep =
  | 'makers'
  | 'repeated-rows'
  | 'new-articles'
  | 'changed-offers'
  | 'new-offers'
  | 'withdrawn-offers'
  | 'statistics'
  | 'search-words';
