import { useTexts } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { PageHeading } from '@partshop/ui';
import { DaysTable } from './DaysTable.tsx';
import { ComparedPeriods } from './Facts.tsx';
import { keptShare, keptSum } from './figures.ts';
import { NoSales } from './NoSales.tsx';
import { PeriodPicker } from './PeriodPicker.tsx';
import { messages } from './sales.messages.ts';
import { SalesPage } from './sales.styles.ts';
import { SalesChart } from './SalesChart.tsx';
import { MONEY } from './StepChart.tsx';
import { useSales } from './use-sales.ts';

const inRoubles = (kopecks: number): number => kopecks / 100;

/** /seller/realization/statistics-show: sums, orders, returns and what buyers keep, beside the days before. */
export function StatisticsScreen() {
  const t = useTexts(messages);
  const { sales, choice, isBad } = useSales();
  if (!sales) return null;
  const { steps } = sales;
  return (
    <SalesPage data-ui="SellerStatistics">
      <PageHeading title={t('statistics')} description={t('statisticsLead')} />
      <PeriodPicker path={paths.sellerStatistics.to()} choice={choice} shown={sales.period} isBad={isBad} />
      {sales.total.orders === 0 ? <NoSales /> : null}
      <ComparedPeriods sales={sales} />
      <div className="charts">
        <SalesChart
          of="sum"
          sales={sales}
          series={[
            { name: 'sum', values: steps.map(({ sum }) => inRoubles(sum)) },
            { name: 'keptSum', values: steps.map((step) => inRoubles(keptSum(step))) },
          ]}
          format={MONEY}
        />
        <SalesChart
          of="orders"
          sales={sales}
          series={[{ name: 'orders', values: steps.map(({ orders }) => orders) }]}
        />
        <SalesChart
          of="lost"
          sales={sales}
          series={[
            { name: 'cancelled', values: steps.map(({ cancelled }) => cancelled) },
            { name: 'returned', values: steps.map(({ returned }) => returned) },
          ]}
        />
        <SalesChart
          of="kept"
          sales={sales}
          series={[{ name: 'kept', values: steps.map(keptShare) }]}
          format={{ style: 'percent', maximumFractionDigits: 0 }}
        />
      </div>
      <DaysTable sales={sales} />
    </SalesPage>
  );
}
