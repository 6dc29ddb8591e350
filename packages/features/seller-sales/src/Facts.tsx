import type { SellerSales } from '@partshop/api-client';
import { isolate, useLocale, useMoney, useTexts, type Translate } from '@partshop/features/core';
import { Card } from '@partshop/ui';
import { changeText, countText, keptShare, keptSum, percentText } from './figures.ts';
import { messages } from './sales.messages.ts';
import { SalesTable, type SalesColumn } from './SalesTable.tsx';

type Fact = { name: keyof typeof messages.texts; now: string; was: string; change: string | null };

/** The figures of a period, each with what it was in the days before. */
function useFacts({ total, totalBefore }: Pick<SellerSales, 'total' | 'totalBefore'>): Fact[] {
  const locale = useLocale();
  const { moneyText } = useMoney('RUB');
  const count = (name: 'orders' | 'pieces' | 'cancelled' | 'returned' | 'views' | 'adds'): Fact => ({
    name,
    now: countText(total[name], locale),
    was: countText(totalBefore[name], locale),
    change: changeText(total[name], totalBefore[name], locale),
  });
  const sum = (name: 'sum' | 'keptSum', now: number, before: number): Fact => ({
    name,
    now: moneyText(now),
    was: moneyText(before),
    change: changeText(now, before, locale),
  });
  return [
    sum('sum', total.sum, totalBefore.sum),
    sum('keptSum', keptSum(total), keptSum(totalBefore)),
    {
      name: 'kept',
      now: percentText(keptShare(total), locale),
      was: percentText(keptShare(totalBefore), locale),
      change: null,
    },
    count('orders'),
    count('pieces'),
    count('cancelled'),
    count('returned'),
    count('views'),
    count('adds'),
  ];
}

const ON_TOP: readonly Fact['name'][] = ['sum', 'keptSum', 'kept', 'orders', 'returned', 'views'];

/** The most important of them. */
export function Facts({ sales }: { sales: Pick<SellerSales, 'total' | 'totalBefore'> }) {
  const t = useTexts(messages);
  const locale = useLocale();
  const facts = useFacts(sales).filter(({ name }) => ON_TOP.includes(name));
  return (
    <Card>
      <dl className="facts">
        {facts.map(({ name, now, was, change }) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd className="figure" suppressHydrationWarning>
              {now}
            </dd>
            <dd className="muted" suppressHydrationWarning>
              {change === null
                ? t('was', { value: was })
                : t('wasAndChange', { value: was, change: isolate(change, locale) })}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

const figureColumn = (id: 'now' | 'was', label: string): SalesColumn<Fact> => ({
  id,
  label,
  cell: (fact) => <span suppressHydrationWarning>{fact[id]}</span>,
});

const columnsOf = (t: Translate<Fact['name']>, now: string, before: string): SalesColumn<Fact>[] => [
  { id: 'name', label: t('measure'), cell: ({ name }) => t(name) },
  figureColumn('now', now),
  figureColumn('was', before),
  {
    id: 'change',
    label: t('change'),
    cell: ({ change }) => (
      <span dir="ltr" suppressHydrationWarning>
        {change ?? '—'}
      </span>
    ),
  },
];

/** All of them, beside those of the days before. */
export function ComparedPeriods({ sales }: { sales: SellerSales }) {
  const t = useTexts(messages);
  const { format } = useLocale();
  const facts = useFacts(sales);
  const write = new Intl.DateTimeFormat(format, { dateStyle: 'short', numberingSystem: 'latn', timeZone: 'UTC' });
  const daysOf = ({ from, to }: SellerSales['period']) =>
    t('days', { from: write.format(new Date(from)), to: write.format(new Date(to)) });
  return (
    <section className="part" aria-labelledby="compared">
      <h2 id="compared">{t('compared')}</h2>
      <SalesTable
        label={t('compared')}
        columns={columnsOf(t, daysOf(sales.period), daysOf(sales.before))}
        rows={facts}
        rowKey={keyOf}
      />
    </section>
  );
}

const keyOf = ({ name }: Fact): string => name;
