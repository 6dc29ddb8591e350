import type { FitVerdict as Verdict } from '@partshop/api-client';
import { useLocale, useTexts } from '@partshop/features/core';
import { FitVerdict } from '@partshop/ui';
import { messages } from './fit.messages.ts';

/** Whether an article fits the current car, in one line (F3); its source and date are in the tooltip. */
export function ArticleFit({ of: { verdict, source, conditions } }: { of: Verdict }) {
  const t = useTexts(messages);
  const { format } = useLocale();
  const isOpen = verdict === 'unknown' && conditions.length > 0;
  return (
    <FitVerdict
      verdict={verdict}
      label={t(isOpen ? 'conditional' : verdict)}
      {...(source ? { source: source.name, date: source.date, locale: format } : {})}
    />
  );
}
