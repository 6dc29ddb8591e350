import type { SellerSales, TransitStatistics } from '@partshop/api-client';
import { useTexts } from '@partshop/features/core';
import {
  ComparedTable,
  MONEY,
  PeriodPicker,
  salesMessages,
  StepChart,
  useSales,
  useSalesFacts,
} from '@partshop/features/seller-sales';
import { paths } from '@partshop/features/shared';
import { PageHeading } from '@partshop/ui';
import { averageDays, inTimeShare } from './transit-figures.ts';
import { messages } from './transit.messages.ts';
import { TransitPage } from './transit.styles.ts';
import { useStatistics } from './use-statistics.ts';
import { useTransitFacts } from './use-transit-facts.ts';

/** /seller/cross-docking/statistics-show: how goods went from a view to the warehouse, beside the days before. */
export function ComparisonScreen() {
  const t = useTexts(messages);
  const { statistics, choice, isBad } = useStatistics();
  const { sales } = useSales();
  if (!statistics || !sales) return null;
  return (
    <TransitPage data-ui="SellerTransitComparison">
      <PageHeading title={t('comparison')} description={t('comparisonLead')} />
      <PeriodPicker path={paths.sellerTransitComparison.to()} choice={choice} shown={statistics.period} isBad={isBad} />
      <Compared statistics={statistics} sales={sales} />
    </TransitPage>
  );
}

type ComparedProps = { statistics: TransitStatistics; sales: SellerSales };

/** What comes before the sending, of the figures of sales. */
const BEFORE_SENDING = ['views', 'adds', 'orders'];

function Compared({ statistics, sales }: ComparedProps) {
  const t = useTexts(messages);
  const tSales = useTexts(salesMessages);
  const before = useSalesFacts(sales).filter(({ id }) => BEFORE_SENDING.includes(id));
  const facts = useTransitFacts(statistics);
  const { steps } = statistics;
  return (
    <>
      <ComparedTable facts={[...before, ...facts]} of={statistics} />
      <div className="charts">
        <StepChart
          label={tSales('views')}
          of={sales}
          series={[{ label: tSales('views'), values: sales.steps.map(({ views }) => views) }]}
        />
        <StepChart
          label={t('sums')}
          of={statistics}
          series={[{ label: t('sum'), values: steps.map(({ sum }) => sum / 100) }]}
          format={MONEY}
        />
        <StepChart
          label={t('inTime')}
          of={statistics}
          series={[{ label: t('inTime'), values: steps.map(inTimeShare) }]}
          format={{ style: 'percent', maximumFractionDigits: 0 }}
        />
        <StepChart
          label={t('troubles')}
          of={statistics}
          series={[
            { label: t('lateItems'), values: steps.map(({ late }) => late) },
            { label: t('faulty'), values: steps.map(({ faulty }) => faulty) },
          ]}
        />
        <StepChart
          label={t('days')}
          of={statistics}
          series={[{ label: t('days'), values: steps.map(averageDays) }]}
          format={{ maximumFractionDigits: 1 }}
        />
      </div>
    </>
  );
}
