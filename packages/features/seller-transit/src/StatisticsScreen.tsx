import type { TransitFigures, TransitStatistics } from '@partshop/api-client';
import { useTexts, type Locale } from '@partshop/features/core';
import {
  countText,
  FactCards,
  PeriodPicker,
  percentText,
  StepChart,
  StepsTable,
  type SalesColumn,
} from '@partshop/features/seller-sales';
import { paths } from '@partshop/features/shared';
import { Money, PageHeading } from '@partshop/ui';
import { useTableLooks, type TableLooks } from './table-looks.ts';
import { inTimeShare } from './transit-figures.ts';
import { messages } from './transit.messages.ts';
import { TransitPage } from './transit.styles.ts';
import { useStatistics } from './use-statistics.ts';
import { useTransitFacts } from './use-transit-facts.ts';

/** /seller/cross-docking/statistics: what was sent, what came in time, and what was wrong with it, by day or month. */
export function StatisticsScreen() {
  const t = useTexts(messages);
  const { statistics, choice, isBad } = useStatistics();
  if (!statistics) return null;
  return (
    <TransitPage data-ui="SellerTransitStatistics">
      <PageHeading title={t('statistics')} description={t('statisticsLead')} />
      <PeriodPicker path={paths.sellerTransitStatistics.to()} choice={choice} shown={statistics.period} isBad={isBad} />
      <Shown statistics={statistics} />
    </TransitPage>
  );
}

function Shown({ statistics }: { statistics: TransitStatistics }) {
  const looks = useTableLooks();
  const { t } = looks;
  const facts = useTransitFacts(statistics);
  const { steps } = statistics;
  return (
    <>
      {statistics.total.items === 0 ? <p>{t('noTransits')}</p> : <FactCards facts={facts} />}
      <StepChart
        label={t('items')}
        of={statistics}
        series={[
          { label: t('items'), values: steps.map(({ items }) => items) },
          { label: t('receivedItems'), values: steps.map(({ received }) => received) },
        ]}
      />
      <StepsTable of={statistics} columns={columnsOf(looks)} />
    </>
  );
}

type Column = SalesColumn<TransitFigures>;

const countColumn = (
  id: 'items' | 'pieces' | 'received' | 'late' | 'faulty',
  label: string,
  locale: Locale,
): Column => ({
  id,
  label,
  cell: (figures) => <span suppressHydrationWarning>{countText(figures[id], locale)}</span>,
});

const columnsOf = ({ t, locale, money }: TableLooks): Column[] => [
  countColumn('items', t('items'), locale),
  countColumn('pieces', t('pieces'), locale),
  { id: 'sum', label: t('sum'), cell: ({ sum }) => <Money {...money(sum)} /> },
  countColumn('received', t('receivedItems'), locale),
  countColumn('late', t('lateItems'), locale),
  {
    id: 'inTime',
    label: t('inTime'),
    cell: (figures) => <span suppressHydrationWarning>{percentText(inTimeShare(figures), locale)}</span>,
  },
  countColumn('faulty', t('faulty'), locale),
];
