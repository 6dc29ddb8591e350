import { MAX_LINE_QTY } from '@partshop/api-client';
import { readId } from '@partshop/features/core/forms';
import { readOfferForm, type FormOffer, type OfferFormIntent, type OfferFormTexts } from '@partshop/ui';
import type { AddLine } from './basket-line.ts';

type ShownOffer = Omit<AddLine, 'qty' | 'comment'>;

const ADD: OfferFormIntent = 'add';

/** The whole number that a person typed, or null for anything else: `'1e9'`, `'-1'`, `'0'`, `'two'`, `''`. */
export function readQty(text: string): number | null {
  const clean = text.trim();
  if (!/^\d{1,9}$/.test(clean)) return null;
  const qty = Number.parseInt(clean, 10);
  return qty >= 1 && qty <= MAX_LINE_QTY ? qty : null;
}

/** The offer of a row, a card or a page, as its form tells it. */
export function formOfferOf(offer: ShownOffer): FormOffer {
  const { articleId, priceListId, catalogKey, price } = offer;
  const { catalogName: maker, catalogFullNumber: number, productName: name } = offer;
  return { articleId, priceListId, catalogKey, maker, number, name, price };
}

/**
 * The line that the form of an offer stands for, or null when it is no such form or its quantity is no number: then the form is
 * left to be sent as it is, and the server says what is wrong.
 */
export function readAddForm(form: HTMLFormElement): AddLine | null {
  return toAddLine(readOfferForm(form));
}

/** The same for what was read of a form, where any text may stand in any field. */
export function toAddLine(texts: OfferFormTexts): AddLine | null {
  const articleId = readId(texts.articleId);
  const priceListId = readId(texts.priceListId);
  const qty = readQty(texts.qty);
  if (texts.intent !== ADD || articleId === null || priceListId === null || qty === null) return null;
  return {
    articleId,
    priceListId,
    qty,
    catalogKey: texts.catalogKey,
    catalogName: texts.maker,
    catalogFullNumber: texts.number,
    productName: texts.name,
    price: Number.parseInt(texts.price, 10) || 0,
  };
}
