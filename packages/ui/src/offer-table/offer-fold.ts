import { html, type Markup } from '../html/html.ts';
import { ChevronDown } from '../icons.ts';

/** A line of a list that shows or hides the lines after it: a number's other offers, or a group's other numbers. */
export type OfferFold = {
  /** The id of its link: the same in both states, so that the focus can return to it. */
  id: string;
  /** The URL of the page in the other state. */
  href: string;
  text: string;
  /** The accessible name: the text, and what it is about. */
  label: string;
  isOpen: boolean;
};

/** The link of a fold, a plain one: it works without scripts, and the hidden lines need not be in the document. */
const foldLink = ({ id, href, text, label, isOpen }: OfferFold): Markup => html`
  <a class="ps-offer-fold-link" id="${id}" href="${href}" rel="nofollow" aria-label="${label}" aria-expanded="${String(isOpen)}">
    <svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" class="ps-icon" aria-hidden="true"><path d="${ChevronDown.outline}"></path></svg>
    <bdi>${text}</bdi>
  </a>
`;

/** A fold in the table view; `columns` is how many cells a row has. */
export const foldRow = (fold: OfferFold, columns: number): Markup =>
  html`<tr class="ps-offer-fold" role="row"><td role="cell" colspan="${columns}">${foldLink(fold)}</td></tr>`;

/** A fold in the box view. */
export const foldItem = (fold: OfferFold): Markup => html`<li class="ps-offer-fold">${foldLink(fold)}</li>`;
