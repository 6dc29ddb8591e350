import { useCallback } from 'react';
import { MAX_LINE_QTY } from '@partshop/api-client';
import { useTexts } from '@partshop/features/core';
import type { BasketRefusal } from './basket-notices.ts';
import { messages } from './basket-notices.messages.ts';

/** Why a change was refused, in words. */
export function useRefusalText(): (refusal: BasketRefusal) => string {
  const t = useTexts(messages);
  return useCallback(
    ({ reason, count }) => t(isWorded(reason) ? reason : 'not-saved', { count, max: MAX_LINE_QTY }),
    [t],
  );
}

/** Whatever else went wrong, the change was not saved. */
const isWorded = (reason: string): reason is keyof typeof messages.texts => reason in messages.texts;
