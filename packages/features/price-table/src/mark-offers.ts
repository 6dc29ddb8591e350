import { offerKey, readOffer } from '@partshop/features/basket';

/**
 * Says at each offer of a document how many of it are in the basket, in rows that React left as they came; rows that it
 * rendered say it by themselves. `textOf` words the pieces.
 */
export function markOffers(
  root: HTMLElement,
  qtyByOffer: Readonly<Record<string, number>>,
  textOf: (count: number) => string,
): void {
  for (const form of root.querySelectorAll('form')) {
    const offer = readOffer(form);
    const count = offer ? (qtyByOffer[offerKey(offer)] ?? 0) : 0;
    const mark = form.parentElement?.querySelector('.ps-offer-in-basket');
    if (count === 0) mark?.remove();
    else (mark ?? addMark(form)).textContent = textOf(count);
  }
}

function addMark(form: HTMLFormElement): Element {
  const mark = document.createElement('p');
  mark.className = 'ps-offer-in-basket';
  form.after(mark);
  return mark;
}
