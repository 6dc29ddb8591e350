import { useCallback } from 'react';
import { MAX_LINE_QTY } from '@partshop/api-client';
import { useTexts } from '@partshop/features/core';
import type { BasketRefusal } from './basket-notices.ts';
import { messages } from './basket-notices.messages.ts';

/** The text of a refusal. */
export function useRefusalText(): (refusal: BasketRefusal) => string {
  const t = useTexts(messages);
  return useCallback(
    ({ reason, count, inBasket = 0 }) =>
      t(isWorded(reason) ? reason : 'not-saved', { count, inBasket, total: count + inBasket, max: MAX_LINE_QTY }),
    [t],
  );
}

/** Any other reason reads "The change was not saved". */
const isWorded = (reason: string): reason is keyof typeof messages.texts => reason in messages.texts;
