import type { ComponentProps } from 'react';
import type { SellerSales } from '@partshop/api-client';
import { useLocale, useTexts } from '@partshop/features/core';
import { ChartCard } from '@partshop/features/orders';
import { stepNames } from './figures.ts';
import { messages } from './sales.messages.ts';

/** Days or months of a period. */
export type Steps<Step extends { from: string } = { from: string }> = Pick<SellerSales, 'step'> & {
  steps: readonly Step[];
};

export type StepChartProps = Pick<ComponentProps<typeof ChartCard>, 'label' | 'series' | 'format'> & { of: Steps };

/** Bars by day or month, with a table of their numbers. Its texts are those of the sales. */
export function StepChart({ label, of: { steps, step }, series, format }: StepChartProps) {
  const t = useTexts(messages);
  const locale = useLocale();
  return (
    <ChartCard
      label={label}
      categories={stepNames(steps, step, locale)}
      series={series}
      {...(format ? { format } : {})}
      texts={{ table: t('table'), category: t(step), empty: t('empty') }}
    />
  );
}

/** Roubles without their fraction. */
export const MONEY: Intl.NumberFormatOptions = {
  style: 'currency',
  currency: 'RUB',
  currencyDisplay: 'narrowSymbol',
  maximumFractionDigits: 0,
};
