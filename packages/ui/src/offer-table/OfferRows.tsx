import { useMemo } from 'react';
import type { Markup } from '../html/html.ts';
import type { OfferLabels, OfferTexts } from './offer-texts.ts';

type OfferRowsProps = {
  /** The element that holds the rows. */
  as: 'tbody' | 'ul';
  className?: string;
  offers: readonly OfferTexts[] | null;
  labels: OfferLabels;
  row: (offer: OfferTexts, labels: OfferLabels) => Markup;
};

/** React writes it on a server only; in a browser it leaves the rows of the document where they are. */
const ROWS_OF_DOCUMENT = { __html: '' };

/**
 * The rows of a group, each written by the template `row`. They hold no state, so React has one element for all of them: a page of
 * a hundred offers costs a server half of what elements would. The markup is the same until the offers change.
 */
export function OfferRows({ as: Element, className, offers, labels, row }: OfferRowsProps) {
  const markup = useMemo(
    () => (offers ? { __html: offers.map((offer) => row(offer, labels).text).join('') } : ROWS_OF_DOCUMENT),
    [offers, labels, row],
  );
  // oxlint-disable-next-line react/no-danger -- the template escapes every text
  return <Element className={className} suppressHydrationWarning dangerouslySetInnerHTML={markup} />;
}
