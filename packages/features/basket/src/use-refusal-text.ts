import { useCallback } from 'react';
import { useTexts } from '@partshop/features/core';
import { MAX_LINE_QTY } from './add-form.ts';
import type { Refusal } from './basket-notices.ts';
import { messages } from './basket-notices.messages.ts';

/** Why a change was refused, in words. */
export function useRefusalText(): (refusal: Refusal) => string {
  const t = useTexts(messages);
  return useCallback(({ code, count }) => t(code, { count, max: MAX_LINE_QTY }), [t]);
}
