import type { AddLine, Offer } from './basket-line.ts';

/** The most pieces that one line holds, as the contract says. */
export const MAX_LINE_QTY = 9999;

/** The whole number that a person typed, or null for anything else: `'1e9'`, `'-1'`, `'0'`, `'two'`, `''`. */
export function readQty(text: string): number | null {
  const clean = text.trim();
  if (!/^\d{1,9}$/.test(clean)) return null;
  const qty = Number.parseInt(clean, 10);
  return qty >= 1 && qty <= MAX_LINE_QTY ? qty : null;
}

/** A database identifier that a form carries, or null. */
export function readId(text: string): number | null {
  if (!/^\d{1,15}$/.test(text)) return null;
  const id = Number.parseInt(text, 10);
  return id > 0 ? id : null;
}

export function readText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/**
 * The line that a plain "add to basket" form stands for, or null when it is none or its quantity is no number: then the form is
 * left to be sent as it is, and the server says what is wrong.
 *
 * The form posts `intent=add`, `articleId`, `priceListId`, `qty` to the basket's page. What is known of the offer is told by its
 * data attributes: `data-catalog-key`, `data-maker`, `data-number`, `data-name`, `data-price` (minor units).
 */
export function readAddForm(form: HTMLFormElement): AddLine | null {
  return readAddFields(new FormData(form), form.dataset);
}

/** The offer of such a form, whatever its quantity says. Cheap enough for every row of a page. */
export function readOffer(form: HTMLFormElement): Offer | null {
  const idOf = (name: string) => readId(form.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value ?? '');
  const [articleId, priceListId] = [idOf('articleId'), idOf('priceListId')];
  return articleId === null || priceListId === null ? null : { articleId, priceListId };
}

export function readAddFields(fields: FormData, known: Readonly<Record<string, string | undefined>>): AddLine | null {
  const articleId = readId(readText(fields, 'articleId'));
  const priceListId = readId(readText(fields, 'priceListId'));
  const qty = readQty(readText(fields, 'qty'));
  if (readText(fields, 'intent') !== 'add' || articleId === null || priceListId === null || qty === null) return null;
  return {
    articleId,
    priceListId,
    qty,
    catalogKey: known['catalogKey'] ?? '',
    catalogName: known['maker'] ?? '',
    catalogFullNumber: known['number'] ?? '',
    productName: known['name'] ?? '',
    price: Number.parseInt(known['price'] ?? '', 10) || 0,
  };
}
