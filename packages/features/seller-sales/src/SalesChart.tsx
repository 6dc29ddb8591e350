import type { SellerSales } from '@partshop/api-client';
import { useLocale, useTexts } from '@partshop/features/core';
import { ChartCard } from '@partshop/features/orders';
import { stepNames } from './figures.ts';
import { messages } from './sales.messages.ts';

type Name = keyof typeof messages.texts;
export type ShownSeries = { name: Name; values: readonly (number | null)[] };

export type SalesChartProps = {
  /** The name of its heading. */
  of: Name;
  sales: Pick<SellerSales, 'steps' | 'step'>;
  series: readonly [ShownSeries, ...ShownSeries[]];
  format?: Intl.NumberFormatOptions;
};

/** Bars by day or month, with a table of their numbers. */
export function SalesChart({ of, sales: { steps, step }, series, format }: SalesChartProps) {
  const t = useTexts(messages);
  const locale = useLocale();
  const [first, ...others] = series;
  const shown = ({ name, values }: ShownSeries) => ({ label: t(name), values });
  return (
    <ChartCard
      label={t(of)}
      categories={stepNames(steps, step, locale)}
      series={[shown(first), ...others.map(shown)]}
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
