import { useCallback } from 'react';
import type { FitVerdict } from '@partshop/api-client';
import { useTexts } from '@partshop/features/core';
import { messages } from './fit.messages.ts';

/** Whether the verdict depends on a question that is open. */
export const isOpen = ({ verdict, conditions }: Pick<FitVerdict, 'verdict' | 'conditions'>): boolean =>
  verdict === 'unknown' && conditions.length > 0;

/** Returns a function that says a verdict in a word or two; it has texts as soon as there is a verdict. */
export function useFitLabel(): (verdict: FitVerdict) => string {
  const t = useTexts(messages);
  return useCallback((of) => t(isOpen(of) ? 'conditional' : of.verdict), [t]);
}
