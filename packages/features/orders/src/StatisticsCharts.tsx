import type { ComponentProps } from 'react';
import type { SaleReport } from '@partshop/api-client';
import { useLocale, useTexts } from '@partshop/features/core';
import { orderStatusMessages } from '@partshop/features/checkout';
import { ChartCard } from './ChartCard.tsx';
import { messages } from './statistics.messages.ts';

/** Sums and orders by month, orders by status, and the makers; each with a table of its numbers. */
export function StatisticsCharts({ report: { months, statuses, makers, currency } }: { report: SaleReport }) {
  const t = useTexts(messages);
  const tStatus = useTexts(orderStatusMessages);
  const locale = useLocale();
  const nameOf = new Intl.DateTimeFormat(locale.format, { month: '2-digit', year: '2-digit', timeZone: 'UTC' });
  const money: Intl.NumberFormatOptions = {
    style: 'currency',
    currency: currency.code,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  };
  const ofMonths = months.map(({ month }) => nameOf.format(new Date(month)));
  const inUnits = (sum: number) => sum / 100;
  return (
    <div className="charts">
      <Chart
        label={t('sums')}
        category={t('month')}
        categories={ofMonths}
        series={[{ label: t('sum'), values: months.map(({ sum }) => inUnits(sum)) }]}
        format={money}
      />
      <Chart
        label={t('counts')}
        category={t('month')}
        categories={ofMonths}
        series={[{ label: t('orders'), values: months.map(({ orders }) => orders) }]}
      />
      <Chart
        label={t('statuses')}
        category={t('status')}
        categories={statuses.map(({ status }) => tStatus(status))}
        series={[{ label: t('orders'), values: statuses.map(({ orders }) => orders) }]}
      />
      {makers.length === 0 ? null : (
        <Chart
          label={t('makers')}
          category={t('maker')}
          categories={makers.map(({ catalogName }) => catalogName)}
          series={[{ label: t('sum'), values: makers.map(({ sum }) => inUnits(sum)) }]}
          format={money}
        />
      )}
    </div>
  );
}

type ChartProps = Omit<ComponentProps<typeof ChartCard>, 'texts'> & { category: string };

function Chart({ category, ...chart }: ChartProps) {
  const t = useTexts(messages);
  return <ChartCard {...chart} texts={{ table: t('table'), category, empty: t('noneTitle') }} />;
}
