import type { FitVerdict as Verdict } from '@partshop/api-client';
import { useLocale } from '@partshop/features/core';
import { FitVerdict } from '@partshop/ui';
import { useFitLabel } from './use-fit-label.ts';

/** Whether an article fits the current car, in one line (F3); its source and date are in the tooltip. */
export function ArticleFit({ of }: { of: Verdict }) {
  const label = useFitLabel();
  const { format } = useLocale();
  const { verdict, source } = of;
  return (
    <FitVerdict
      verdict={verdict}
      label={label(of)}
      {...(source ? { source: source.name, date: source.date, locale: format } : {})}
    />
  );
}
