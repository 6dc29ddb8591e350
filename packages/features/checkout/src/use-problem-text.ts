import { useCallback } from 'react';
import { takeableQty, type BasketLine } from '@partshop/features/basket';
import { useTexts } from '@partshop/features/core';
import { messages } from './checkout.messages.ts';

/** The text of a line's problem; null if it has none. `moneyText` formats an amount. */
export function useProblemText(moneyText: (amount: number) => string): (line: BasketLine) => string | null {
  const t = useTexts(messages);
  return useCallback(
    (line) => {
      switch (line.problem) {
        case 'price-changed':
          if (line.previousPrice === null) return null;
          return t('priceChanged', { before: moneyText(line.previousPrice), now: moneyText(line.price) });
        case 'not-enough': {
          const count = takeableQty(line);
          return count > 0 ? t('notEnough', { count }) : t('outOfStock');
        }
        case 'out-of-stock':
          return t('outOfStock');
        case 'withdrawn':
          return t('withdrawn');
        case null:
          return null;
      }
    },
    [t, moneyText],
  );
}
