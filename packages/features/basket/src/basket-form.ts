import { readField, readId } from '@partshop/features/core/forms';
import { readOfferFields } from '@partshop/ui';
import { readQty, toAddLine } from './add-form.ts';
import type { AddLine } from './basket-line.ts';
import type { LineMove } from './move-lines.saga.ts';

/** A valid form sent without JavaScript. */
export type BasketIntent =
  | { intent: 'add'; line: AddLine }
  | { intent: 'set-qty'; basketId: number; qty: number; seenQty: number | null }
  | { intent: 'delete'; basketId: number }
  | { intent: 'comment'; basketId: number; comment: string; isPrinted: boolean; seenComment: string }
  | { intent: 'mark'; ids: number[]; inOrder: boolean }
  | { intent: 'hold'; ids: number[]; groupName: string }
  | { intent: 'accept'; ids: number[] }
  | ({ intent: 'move' } & LineMove)
  | { intent: 'share'; groupName: string }
  | { intent: 'switch'; ids: number[]; heldIds: number[]; groupName: string }
  | { intent: 'fewer-parcels'; offer: string }
  | { intent: 'undo-parcels' }
  | { intent: 'set-promo' | 'remove-promo'; code: string };

/** What can be read of an invalid form. */
export type BadBasketForm = { basketId: number | null; typed: string };

/** Reads a form of the basket's page or of an offer. Any field may hold any text. */
export function readBasketForm(form: FormData): BasketIntent | BadBasketForm {
  const basketId = readId(readField(form, 'basketId'));
  const typed = readField(form, 'qty');
  const qty = readQty(typed);
  const ids = readIds(readField(form, 'ids'));
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
    case 'comment':
      return basketId === null ? { basketId, typed } : { intent: 'comment', basketId, ...readComment(form) };
    case 'mark':
      return ids ? { intent: 'mark', ids, inOrder: form.has('inOrder') } : { basketId, typed };
    case 'hold':
      return ids ? { intent: 'hold', ids, groupName: readField(form, 'groupName').trim() } : { basketId, typed };
    case 'accept':
      return ids ? { intent: 'accept', ids } : { basketId, typed };
    case 'move':
      return ids ? { intent: 'move', ids, clientId: readId(readField(form, 'clientId')) } : { basketId, typed };
    case 'share':
      return { intent: 'share', groupName: readField(form, 'groupName') };
    case 'switch': {
      const heldIds = readIds(readField(form, 'heldIds'));
      const groupName = readField(form, 'groupName').trim();
      return ids && heldIds && groupName !== '' ? { intent: 'switch', ids, heldIds, groupName } : { basketId, typed };
    }
    case 'fewer-parcels':
      return { intent: 'fewer-parcels', offer: readField(form, 'offer') };
    case 'undo-parcels':
      return { intent: 'undo-parcels' };
    case 'set-promo':
      return { intent: 'set-promo', code: readField(form, 'promo').trim() };
    case 'remove-promo':
      return { intent: 'remove-promo', code: readField(form, 'promo').trim() };
    default:
      return { basketId, typed };
  }
}

/** A text area sends each new line as two characters. */
const readText = (form: FormData, name: string) => readField(form, name).replaceAll('\r\n', '\n').trim();

const readComment = (form: FormData) => ({
  comment: readText(form, 'comment'),
  isPrinted: form.has('isPrinted'),
  seenComment: readText(form, 'seenComment'),
});

/** The ids of lines, with commas between them; null for anything else. */
function readIds(text: string): number[] | null {
  const ids = text.split(',').map(readId);
  return ids.every((id) => id !== null) ? ids : null;
}
