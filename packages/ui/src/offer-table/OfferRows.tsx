import { useMemo } from 'react';
import { ROLES } from '../table-roles.ts';
import type { Markup } from '../html/html.ts';
import type { OfferLine } from './offer-group.ts';
import type { OfferLabels } from './offer-texts.ts';

type OfferRowsProps = {
  /** The element that holds the rows. */
  as: 'tbody' | 'ul';
  /** The id of the heading that names the rows. */
  labelledBy?: string;
  className?: string;
  lines: readonly OfferLine[] | null;
  labels: OfferLabels;
  write: (line: OfferLine, labels: OfferLabels) => Markup;
};

/** Used before the browser has the offers: `suppressHydrationWarning` leaves the server-rendered rows in place. */
const ROWS_OF_DOCUMENT = { __html: '' };

/**
 * The rows of a group, written by the template `row` into one React element, because they hold no state. A page of a hundred offers
 * costs a server half of what an element per cell would. The rows in the document stay, with the quantities typed in them, until their
 * markup changes.
 */
export function OfferRows({ as: Element, labelledBy, className, lines, labels, write }: OfferRowsProps) {
  const text = useMemo(() => lines?.map((line) => write(line, labels).text).join(''), [lines, labels, write]);
  const markup = useMemo(() => (text === undefined ? ROWS_OF_DOCUMENT : { __html: text }), [text]);
  const named = Element === 'tbody' ? { ...ROLES.group, 'aria-labelledby': labelledBy } : {};
  // oxlint-disable-next-line react/no-danger -- the template escapes every text
  return <Element {...named} className={className} suppressHydrationWarning dangerouslySetInnerHTML={markup} />;
}
