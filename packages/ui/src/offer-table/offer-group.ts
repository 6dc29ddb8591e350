import type { OfferTexts } from './offer-texts.ts';

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
  /** Null in a browser that has the rows of the document alone: they stay as the server wrote them. */
  offers: readonly OfferTexts[] | null;
};
