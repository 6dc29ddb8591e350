import type { SellerSales } from '@partshop/api-client';
import { useLocale, useMoney, useTexts, type Locale, type Translate } from '@partshop/features/core';
import { Money } from '@partshop/ui';
import { countText, stepNames } from './figures.ts';
import { messages } from './sales.messages.ts';
import { SalesTable, type SalesColumn } from './SalesTable.tsx';

const COUNTS = ['views', 'adds', 'orders', 'pieces', 'cancelled', 'returned'] as const;

type Row = SellerSales['steps'][number] & { name: string };

type Looks = Pick<ReturnType<typeof useMoney>, 'money'> & {
  t: Translate<keyof typeof messages.texts>;
  locale: Locale;
  step: SellerSales['step'];
};

const columnsOf = ({ t, locale, money, step }: Looks): SalesColumn<Row>[] => [
  {
    id: 'step',
    label: t(step),
    cell: ({ name }) => <span suppressHydrationWarning>{name}</span>,
  },
  ...COUNTS.map((count): SalesColumn<Row> => ({
    id: count,
    label: t(count),
    cell: (row) => <span suppressHydrationWarning>{countText(row[count], locale)}</span>,
  })),
  { id: 'sum', label: t('sum'), cell: ({ sum }) => <Money {...money(sum)} /> },
];

/** What became of positions by day or month, the newest first. */
export function DaysTable({ sales: { steps, step } }: { sales: Pick<SellerSales, 'steps' | 'step'> }) {
  const t = useTexts(messages);
  const locale = useLocale();
  const { money } = useMoney(
    'RUB',
    steps.map(({ sum }) => sum),
  );
  const names = stepNames(steps, step, locale);
  const rows = steps.map((figures, index) => ({ ...figures, name: names[index] ?? '' })).toReversed();
  return (
    <section className="part" aria-labelledby="days">
      <h2 id="days">{t(step === 'day' ? 'byDay' : 'byMonth')}</h2>
      <SalesTable
        label={t(step === 'day' ? 'byDay' : 'byMonth')}
        columns={columnsOf({ t, locale, money, step })}
        rows={rows}
        rowKey={keyOf}
      />
    </section>
  );
}

const keyOf = ({ from }: Row): string => from;
