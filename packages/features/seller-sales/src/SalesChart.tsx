import { useTexts } from '@partshop/features/core';
import { messages } from './sales.messages.ts';
import { StepChart, type Steps, type StepChartProps } from './StepChart.tsx';

type Name = keyof typeof messages.texts;
export type ShownSeries = { name: Name; values: readonly (number | null)[] };

export type SalesChartProps = Pick<StepChartProps, 'format'> & {
  /** The name of its heading. */
  of: Name;
  sales: Steps;
  series: readonly [ShownSeries, ...ShownSeries[]];
};

/** Bars of sales by day or month, with a table of their numbers. */
export function SalesChart({ of, sales, series: [first, ...others], format }: SalesChartProps) {
  const t = useTexts(messages);
  const shown = ({ name, values }: ShownSeries) => ({ label: t(name), values });
  return (
    <StepChart label={t(of)} of={sales} series={[shown(first), ...others.map(shown)]} {...(format ? { format } : {})} />
  );
}
