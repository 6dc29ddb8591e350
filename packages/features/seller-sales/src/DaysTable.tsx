import type { SellerSales } from '@partshop/api-client';
import { useLocale, useMoney, useTexts, type Locale, type Translate } from '@partshop/features/core';
import { Money } from '@partshop/ui';
import { countText } from './figures.ts';
import { messages } from './sales.messages.ts';
import type { SalesColumn } from './SalesTable.tsx';
import { StepsTable } from './StepsTable.tsx';

const COUNTS = ['views', 'adds', 'orders', 'pieces', 'cancelled', 'returned'] as const;

type Looks = Pick<ReturnType<typeof useMoney>, 'money'> & {
  t: Translate<keyof typeof messages.texts>;
  locale: Locale;
};

const columnsOf = ({ t, locale, money }: Looks): SalesColumn<SellerSales['steps'][number]>[] => [
  ...COUNTS.map((count) => ({
    id: count,
    label: t(count),
    cell: (row: SellerSales['steps'][number]) => <span suppressHydrationWarning>{countText(row[count], locale)}</span>,
  })),
  { id: 'sum', label: t('sum'), cell: ({ sum }) => <Money {...money(sum)} /> },
];

/** What became of positions by day or month, the newest first. */
export function DaysTable({ sales }: { sales: Pick<SellerSales, 'steps' | 'step'> }) {
  const t = useTexts(messages);
  const locale = useLocale();
  const { money } = useMoney(
    'RUB',
    sales.steps.map(({ sum }) => sum),
  );
  return <StepsTable of={sales} columns={columnsOf({ t, locale, money })} />;
}
