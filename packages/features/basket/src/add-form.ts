import { MAX_LINE_QTY } from '@partshop/api-client';
import { readId } from '@partshop/features/core/forms';
import { readOfferForm, type FormOffer, type OfferFormIntent, type OfferFormTexts } from '@partshop/ui';
import type { AddLine } from './basket-line.ts';

type ShownOffer = Omit<AddLine, 'qty' | 'comment'>;

const ADD: OfferFormIntent = 'add';

/** The typed whole number; null for anything else: `'1e9'`, `'-1'`, `'0'`, `'two'`, `''`. */
export function readQty(text: string): number | null {
  const clean = text.trim();
  if (!/^\d{1,9}$/.test(clean)) return null;
  const qty = Number.parseInt(clean, 10);
  return qty >= 1 && qty <= MAX_LINE_QTY ? qty : null;
}

/** The form fields of an offer in a row, a card or a page. */
export function formOfferOf(offer: ShownOffer): FormOffer {
  const { articleId, priceListId, catalogKey, price } = offer;
  const { catalogName: maker, catalogFullNumber: number, productName: name } = offer;
  return { articleId, priceListId, catalogKey, maker, number, name, price };
}

/**
 * Reads the line from an offer's form. Null for another form or a quantity that is not a number: that form is submitted as it is,
 * and the server responds with the reason.
 */
export function readAddForm(form: HTMLFormElement): AddLine | null {
  return toAddLine(readOfferForm(form));
}

/** Makes the line of a form's texts; any field may hold any text. */
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
