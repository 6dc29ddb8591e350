import { type OfferFormTexts, readOfferIds } from './offer-form.ts';
import { fitVerdict } from './offer-pieces.ts';
import type { OfferFit } from './offer-texts.ts';

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

/** The ids of the articles whose rows under `root` can say whether they fit: all but the requested one's. */
export function articlesToMark(root: ParentNode): number[] {
  return [...new Set(fitPlaces(root).map(({ articleId }) => articleId))];
}

/**
 * Says in each row under `root` whether its article fits the visitor's car. `fitOf` returns undefined for a row that says nothing. The
 * page calls this after a verdict has changed and after it has rendered rows.
 */
export function markFits(root: ParentNode, fitOf: (articleId: number) => OfferFit | undefined): void {
  for (const { place, articleId } of fitPlaces(root)) {
    const known = fitOf(articleId);
    const [shown] = place.children;
    if (shown?.getAttribute('data-verdict') === known?.verdict && place.textContent === (known?.label ?? '')) continue;
    // The template escapes the text.
    place.innerHTML = known ? String(fitVerdict(known)) : '';
  }
}

function fitPlaces(root: ParentNode): { place: Element; articleId: number }[] {
  return Array.from(root.querySelectorAll('.ps-offer-fit'), (place) => {
    const form = place.closest('.ps-offer')?.querySelector('form');
    return { place, articleId: form ? Number(readOfferIds(form).articleId) : 0 };
  });
}

/** Remembers the quantities that are typed in the rows under `root`. Returns a function that writes them into new rows. */
export function keepQuantities(root: ParentNode): () => void {
  const quantities = () => Array.from(root.querySelectorAll<HTMLInputElement>('.ps-offer-qty'));
  const keyOf = ({ form }: HTMLInputElement) => (form ? Object.values(readOfferIds(form)).join('/') : '');
  const typed = quantities().flatMap((field): [string, string][] =>
    field.value === field.defaultValue ? [] : [[keyOf(field), field.value]],
  );
  const kept = new Map(typed);
  return () => {
    if (kept.size === 0) return;
    for (const field of quantities()) field.value = kept.get(keyOf(field)) ?? field.value;
  };
}

function markBusy(form: HTMLFormElement, isBusy: boolean): void {
  const button = form.querySelector('[type="submit"]');
  if (isBusy) button?.setAttribute('aria-busy', 'true');
  else button?.removeAttribute('aria-busy');
}
