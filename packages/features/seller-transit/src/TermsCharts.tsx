import type { PositionTerms } from '@partshop/api-client';
import { useIsScripted, useLocale, useTexts } from '@partshop/features/core';
import { MONEY, salesMessages, stepNames } from '@partshop/features/seller-sales';
import { Card, LineChart, type LineChartProps } from '@partshop/ui';
import { messages } from './transit.messages.ts';

/** Prices and stock as lines. Without scripts the table below the charts says the same: styles of single elements come with scripts. */
export function TermsCharts({ terms: { steps, step } }: { terms: PositionTerms }) {
  const t = useTexts(messages);
  const tSales = useTexts(salesMessages);
  const locale = useLocale();
  const isScripted = useIsScripted();
  if (!isScripted || steps.length === 0) return null;
  const inRoubles = (name: 'price' | 'cheapest') =>
    steps.map((terms) => (terms[name] === null ? null : terms[name] / 100));
  const shared: Pick<LineChartProps, 'categories' | 'locale' | 'texts'> = {
    categories: stepNames(steps, step, locale),
    locale: locale.format,
    texts: { table: t('table'), category: tSales(step), empty: t('noTerms') },
  };
  return (
    <div className="charts">
      <Card className="chart">
        <LineChart
          {...shared}
          label={t('prices')}
          series={[
            { label: t('price'), values: inRoubles('price') },
            { label: t('cheapest'), values: inRoubles('cheapest') },
          ]}
          format={MONEY}
        />
      </Card>
      <Card className="chart">
        <LineChart
          {...shared}
          label={t('quantity')}
          series={[{ label: t('quantity'), values: steps.map(({ quantity }) => quantity) }]}
          isFromZero
        />
      </Card>
    </div>
  );
}
