import { useLocale, useTexts } from '@partshop/features/core';
import { stepNames } from './figures.ts';
import { messages } from './sales.messages.ts';
import { SalesTable, type SalesColumn } from './SalesTable.tsx';
import type { Steps } from './StepChart.tsx';

type Row<Step> = { figures: Step; name: string };

export type StepsTableProps<Step extends { from: string }> = {
  of: Steps<Step>;
  /** What stands beside the name of the step. */
  columns: readonly SalesColumn<Step>[];
};

const columnsOf = <Step,>(label: string, columns: readonly SalesColumn<Step>[]): SalesColumn<Row<Step>>[] => [
  { id: 'step', label, cell: ({ name }) => <span suppressHydrationWarning>{name}</span> },
  ...columns.map(({ cell, ...column }) => ({ ...column, cell: ({ figures }: Row<Step>) => cell(figures) })),
];

/** Figures by day or month, the newest first. */
export function StepsTable<Step extends { from: string }>({ of: { steps, step }, columns }: StepsTableProps<Step>) {
  const t = useTexts(messages);
  const locale = useLocale();
  const names = stepNames(steps, step, locale);
  const rows = steps.map((figures, index) => ({ figures, name: names[index] ?? '' })).toReversed();
  const label = t(step === 'day' ? 'byDay' : 'byMonth');
  return (
    <section className="part" aria-labelledby="steps">
      <h2 id="steps">{label}</h2>
      <SalesTable label={label} columns={columnsOf(t(step), columns)} rows={rows} rowKey={keyOf} />
    </section>
  );
}

const keyOf = ({ figures: { from } }: Row<{ from: string }>): string => from;
