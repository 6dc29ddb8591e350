import type { PositionTerms } from '@partshop/api-client';
import { changeText, countText, StepsTable, type SalesColumn } from '@partshop/features/seller-sales';
import { Money } from '@partshop/ui';
import { useTableLooks, type TableLooks } from './table-looks.ts';

type Column = SalesColumn<PositionTerms['steps'][number]>;

const sumColumn = (id: 'price' | 'cheapest', { t, money }: TableLooks): Column => ({
  id,
  label: t(id),
  cell: (step) => (step[id] === null ? '—' : <Money {...money(step[id])} />),
});

const columnsOf = (looks: TableLooks): Column[] => [
  sumColumn('price', looks),
  sumColumn('cheapest', looks),
  {
    id: 'difference',
    label: looks.t('difference'),
    cell: ({ price, cheapest }) => (
      <span dir="ltr" suppressHydrationWarning>
        {price === null || cheapest === null ? '—' : (changeText(price, cheapest, looks.locale) ?? '—')}
      </span>
    ),
  },
  {
    id: 'quantity',
    label: looks.t('quantity'),
    cell: ({ quantity }) => (quantity === null ? '—' : countText(quantity, looks.locale)),
  },
];

/** Prices and stock by day or month, the newest first. */
export function TermsTable({ terms }: { terms: PositionTerms }) {
  return <StepsTable of={terms} columns={columnsOf(useTableLooks())} />;
}
