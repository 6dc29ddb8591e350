import { useMemo } from 'react';
import { ROLES } from '../table-roles.ts';
import type { Markup } from '../html/html.ts';
import type { OfferLabels, OfferTexts } from './offer-texts.ts';

type OfferRowsProps = {
  /** The element that holds the rows. */
  as: 'tbody' | 'ul';
  /** The id of the heading that names the rows. */
  labelledBy?: string;
  className?: string;
  offers: readonly OfferTexts[] | null;
  labels: OfferLabels;
  row: (offer: OfferTexts, labels: OfferLabels) => Markup;
};

/** Used before the browser has the offers: `suppressHydrationWarning` leaves the server-rendered rows in place. */
const ROWS_OF_DOCUMENT = { __html: '' };

/**
 * The rows of a group, written by the template `row` into one React element, because they hold no state. A page of a hundred offers
 * costs a server half of what an element per cell would. The markup does not change until the offers change.
 */
export function OfferRows({ as: Element, labelledBy, className, offers, labels, row }: OfferRowsProps) {
  const markup = useMemo(
    () => (offers ? { __html: offers.map((offer) => row(offer, labels).text).join('') } : ROWS_OF_DOCUMENT),
    [offers, labels, row],
  );
  const named = Element === 'tbody' ? { ...ROLES.group, 'aria-labelledby': labelledBy } : {};
  // oxlint-disable-next-line react/no-danger -- the template escapes every text
  return <Element {...named} className={className} suppressHydrationWarning dangerouslySetInnerHTML={markup} />;
}
