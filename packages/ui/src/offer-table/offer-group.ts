import type { ReactNode } from 'react';

/** Offers that belong together: of the number asked for, the maker's replacements, the original, substitutes. */
export type OfferGroup = {
  /** The heading's id: where links above the offers lead. */
  id: string;
  title: string;
  count: number;
  /** The lowest price as a text, such as "from 649 ₽"; null where there is none. */
  from: string | null;
  /** What stands there when nobody offers anything. */
  emptyText: string;
  /** That nobody offers the very number matters: an empty group of it stands first. */
  isRequested: boolean;
  /** The rows in their list: a `tbody` of `OfferRow`s in the table, a `ul` of `OfferCard`s in boxes. */
  rows: ReactNode;
};
