import { useMemo } from 'react';
import type { FitCondition, FitVerdict } from '@partshop/api-client';
import { useLocale, useTexts } from '@partshop/features/core';
import { conditionText } from './condition-texts.ts';
import { messages as conditionMessages } from './fit-conditions.messages.ts';

/** Says conditions and places on the car in words. Needs the texts `conditionMessages`. */
export function useConditionTexts(): {
  conditionOf: (condition: FitCondition) => string;
  positionOf: (position: NonNullable<FitVerdict['position']>) => string;
} {
  const t = useTexts(conditionMessages);
  const locale = useLocale();
  return useMemo(
    () => ({
      conditionOf: (condition) => conditionText(condition, { t, locale }),
      positionOf: (position) => t(position),
    }),
    [t, locale],
  );
}
