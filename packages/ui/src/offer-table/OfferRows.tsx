import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
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
const ROWS_OF_DOCUMENT = '';

/**
 * The rows of a group, written by the template `row` into one React element, because they hold no state. A page of a hundred offers
 * costs a server half of what an element per cell would. The rows in the document stay, with the quantities typed in them, until their
 * markup changes; rows that follow them are added.
 */
export function OfferRows({ as: Element, labelledBy, className, lines, labels, write }: OfferRowsProps) {
  const text = useMemo(() => lines?.map((line) => write(line, labels).text).join(''), [lines, labels, write]);
  const element = useRef<HTMLTableSectionElement & HTMLUListElement>(null);
  const [first] = useState({ __html: text ?? ROWS_OF_DOCUMENT });
  useMarkup(element, text);
  const named = Element === 'tbody' ? { ...ROLES.group, 'aria-labelledby': labelledBy } : {};
  const attributes = { ...named, className, suppressHydrationWarning: true };
  // oxlint-disable-next-line react/no-danger -- the template escapes every text
  return <Element ref={element} {...attributes} dangerouslySetInnerHTML={first} />;
}

/** Writes markup that has changed since the first render, which React writes. */
function useMarkup(element: RefObject<HTMLElement | null>, text: string | undefined): void {
  const written = useRef(text);
  useLayoutEffect(() => {
    if (!element.current || text === undefined || text === written.current) return;
    writeMarkup(element.current, written.current, text);
    written.current = text;
  }, [element, text]);
}

function writeMarkup(element: HTMLElement, written: string | undefined, text: string): void {
  if (written !== undefined && text.startsWith(written))
    element.insertAdjacentHTML('beforeend', text.slice(written.length));
  else element.innerHTML = text;
}
