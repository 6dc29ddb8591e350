import { readField, readId } from '@partshop/features/core/forms';
import { readOfferFields } from '@partshop/ui';
import { readQty, toAddLine } from './add-form.ts';
import type { AddLine } from './basket-line.ts';

/** A valid form sent without JavaScript. */
export type BasketIntent =
  | { intent: 'add'; line: AddLine }
  | { intent: 'set-qty'; basketId: number; qty: number; seenQty: number | null }
  | { intent: 'delete'; basketId: number };

/** What can be read of an invalid form. */
export type BadBasketForm = { basketId: number | null; typed: string };

/** Reads a form of the basket's page or of an offer. Any field may hold any text. */
export function readBasketForm(form: FormData): BasketIntent | BadBasketForm {
  const basketId = readId(readField(form, 'basketId'));
  const typed = readField(form, 'qty');
  const qty = readQty(typed);
  switch (readField(form, 'intent')) {
    case 'add': {
      const line = toAddLine(readOfferFields(form));
      return line ? { intent: 'add', line } : { basketId: null, typed };
    }
    case 'set-qty':
      if (basketId === null || qty === null) return { basketId, typed };
      return { intent: 'set-qty', basketId, qty, seenQty: readQty(readField(form, 'seenQty')) };
    case 'delete':
      return basketId === null ? { basketId, typed } : { intent: 'delete', basketId };
    default:
      return { basketId, typed };
  }
}
