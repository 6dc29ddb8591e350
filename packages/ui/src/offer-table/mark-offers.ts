import { type OfferFormTexts, readOfferIds } from './offer-form.ts';

/**
 * Shows in each row under `root` how many pieces of its offer are in the basket. `textOf` words it; an empty text shows nothing.
 * The rows hold no state: the page calls this when the basket has changed and when it has rendered rows.
 */
export function markOffers(
  root: ParentNode,
  textOf: (offer: Pick<OfferFormTexts, 'articleId' | 'priceListId'>) => string,
): void {
  for (const mark of root.querySelectorAll('.ps-offer-in-basket')) {
    const form = mark.previousElementSibling;
    const text = form instanceof HTMLFormElement ? textOf(readOfferIds(form)) : '';
    if (mark.textContent !== text) mark.textContent = text;
  }
}
