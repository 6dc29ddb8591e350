import type { PriceHistory } from '@partshop/api-client';
import { useIsScripted, useLocale, useMoney, useTexts } from '@partshop/features/core';
import { DefinitionList, LineChart } from '@partshop/ui';
import { styled } from 'styled-components';
import { messages } from './price-history.messages.ts';

/** Minor units of one rouble or euro. */
const MINOR = 100;

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ps-space-4);
  padding-block: var(--ps-space-2) var(--ps-space-4);
`;

/**
 * What an article has cost, in words and as a line. Without scripts as the days on which it changed: styles of single elements, which
 * a chart needs, come with scripts alone. Words say it all where the price never changed.
 */
export function PriceChart({ history: { days, lowest, highest, today, currency } }: { history: PriceHistory }) {
  const t = useTexts(messages);
  const { format: locale } = useLocale();
  const { moneyText } = useMoney(currency.code);
  const isScripted = useIsScripted();
  if (lowest === null || highest === null) return <Root as="p">{t('none', { days: days.length })}</Root>;
  if (lowest === highest) {
    const known = days.length - days.findIndex(({ price }) => price !== null);
    return <Root as="p">{t('same', { days: known, lowest: moneyText(lowest) })}</Root>;
  }
  const dayName = new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', timeZone: 'UTC' });
  const nameOf = (day: string) => dayName.format(new Date(day));
  return (
    <Root>
      <p suppressHydrationWarning>
        {t(today ?? 'away', {
          days: days.length,
          lowest: moneyText(lowest),
          highest: moneyText(highest),
        })}
      </p>
      {isScripted ? (
        <LineChart
          label={t('chart')}
          categories={days.map(({ day }) => nameOf(day))}
          series={[{ label: t('price'), values: days.map(({ price }) => price && price / MINOR) }]}
          locale={locale}
          format={{
            style: 'currency',
            currency: currency.code,
            currencyDisplay: 'narrowSymbol',
            trailingZeroDisplay: 'stripIfInteger',
          }}
          texts={{ table: t('table'), category: t('day'), empty: '' }}
        />
      ) : (
        <DefinitionList
          suppressHydrationWarning
          items={days
            .filter(({ price }, index) => price !== (days[index - 1]?.price ?? null))
            .map(({ day, price }) => ({ term: nameOf(day), value: price === null ? '—' : moneyText(price) }))}
        />
      )}
    </Root>
  );
}
