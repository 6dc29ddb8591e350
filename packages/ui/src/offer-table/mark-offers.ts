import { type OfferFormTexts, readOfferIds } from './offer-form.ts';

/**
 * Shows in each row under `root` how many pieces of its offer are in the basket. `textOf` returns the text; an empty text shows
 * nothing. Rows hold no state, so the page calls this after the basket has changed and after it has rendered rows.
 */
export function markOffers(
  root: ParentNode,
  textOf: (offer: Pick<OfferFormTexts, 'articleId' | 'priceListId'>) => string,
): void {
  for (const note of root.querySelectorAll('.ps-offer-in-basket')) {
    const form = note.previousElementSibling;
    const text = form instanceof HTMLFormElement ? textOf(readOfferIds(form)) : '';
    if (note.textContent !== text) note.textContent = text;
  }
}
