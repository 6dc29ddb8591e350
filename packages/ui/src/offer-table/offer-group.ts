import type { ReactNode } from 'react';
import type { OfferFold } from './offer-fold.ts';
import type { OfferTexts } from './offer-texts.ts';

/** A line of a list: an offer, or a fold of the lines after it. */
export type OfferLine = OfferTexts | OfferFold;

export const isFold = (line: OfferLine): line is OfferFold => 'isOpen' in line;

/** A group of offers: of the requested number, the maker's replacements, the original, substitutes. */
export type OfferGroup = {
  /** The heading's id, for links above the offers. */
  id: string;
  title: string;
  /** The name that all parts of the group have; without it the rows say their names. */
  name?: ReactNode;
  count: number;
  /** The number of offers as a text, such as "10 000". */
  countText: string;
  /** The lowest price as a text, such as "from 649 ₽"; null if there is none. */
  from: string | null;
  /** The text of a group without offers. */
  emptyText: string;
  /** The group of the requested number, which comes first even if it is empty. */
  isRequested: boolean;
  /** `null` in a browser whose store lacks the offers: the server-rendered rows stay. */
  lines: readonly OfferLine[] | null;
};
