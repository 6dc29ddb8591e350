import { useState } from 'react';
import type { QuantityAdjustment } from '@partshop/ui';
import { takeableQty, type BasketLine } from './basket-line.ts';
import { shortage, type BasketRefusal } from './basket-notices.ts';
import { useRefusalText } from './use-refusal-text.ts';

type Limits = Pick<BasketLine, 'available' | 'multiplicity'> & {
  /** Pieces in the basket beside those of the field. */
  inBasket?: number;
};

/** Says why a `QuantityStepper` changed a typed quantity; an empty text if it did not. */
export function useQuantityNote(limits: Limits) {
  const refusalText = useRefusalText();
  const [reason, setReason] = useState<QuantityAdjustment>();
  return { note: reason ? refusalText(toNote(reason, limits)) : '', onAdjust: setReason };
}

function toNote(reason: QuantityAdjustment, limits: Limits): BasketRefusal {
  const { multiplicity, inBasket } = limits;
  if (reason === 'most') return shortage(takeableQty(limits), inBasket);
  return multiplicity > 1 ? { reason: 'not-multiple', count: multiplicity } : { reason: 'bad-qty', count: 0 };
}
