import { type OfferFormTexts, readOfferIds } from './offer-form.ts';

type MarkedOffer = Pick<OfferFormTexts, 'articleId' | 'priceListId'>;

/**
 * Shows in each row under `root` how many pieces of its offer are in the basket, and makes its button busy while the offer is being
 * added. `textOf` returns the text; an empty text shows nothing. Rows hold no state, so the page calls this after the basket has
 * changed and after it has rendered rows.
 */
export function markOffers(
  root: ParentNode,
  textOf: (offer: MarkedOffer) => string,
  isAdding: (offer: MarkedOffer) => boolean = () => false,
): void {
  for (const note of root.querySelectorAll('.ps-offer-in-basket')) {
    const form = note.previousElementSibling;
    if (!(form instanceof HTMLFormElement)) continue;
    const offer = readOfferIds(form);
    const text = textOf(offer);
    if (note.textContent !== text) {
      note.textContent = text;
      note.closest('.ps-offer')?.toggleAttribute('data-marked', text !== '');
    }
    markBusy(form, isAdding(offer));
  }
}

function markBusy(form: HTMLFormElement, isBusy: boolean): void {
  const button = form.querySelector('[type="submit"]');
  if (isBusy) button?.setAttribute('aria-busy', 'true');
  else button?.removeAttribute('aria-busy');
}
