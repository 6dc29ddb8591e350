import { useIsScripted, useLocale } from '@partshop/features/core';
import { BarChart, Card, DefinitionList, type BarChartProps } from '@partshop/ui';

type ChartCardProps = Pick<BarChartProps, 'label' | 'categories' | 'format' | 'texts'> & {
  series: readonly [BarChartProps['series'][number], ...BarChartProps['series']];
};

/** Bars; without scripts a list of the first series, since the styles of single elements come with scripts alone. */
export function ChartCard(chart: ChartCardProps) {
  const { format: locale } = useLocale();
  const isScripted = useIsScripted();
  const { label, categories, series, format } = chart;
  const write = new Intl.NumberFormat(locale, format);
  return (
    <Card className="chart">
      {isScripted ? (
        <BarChart {...chart} locale={locale} />
      ) : (
        <>
          <h2>{label}</h2>
          <DefinitionList
            suppressHydrationWarning
            items={categories.map((term, index) => ({ term, value: write.format(series[0].values[index] ?? 0) }))}
          />
        </>
      )}
    </Card>
  );
}
