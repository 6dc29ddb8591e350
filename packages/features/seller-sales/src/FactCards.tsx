import type { SellerSales } from '@partshop/api-client';
import { isolate, useLocale, useTexts, type Translate } from '@partshop/features/core';
import { Card } from '@partshop/ui';
import { messages } from './sales.messages.ts';
import { SalesTable, type SalesColumn } from './SalesTable.tsx';

/** A figure of a period, what it was in the days before, and the change in percent. */
export type Fact<Id extends string = string> = {
  id: Id;
  label: string;
  now: string;
  was: string;
  change: string | null;
};

/** Figures, each above what it was before. */
export function FactCards({ facts }: { facts: readonly Fact[] }) {
  const t = useTexts(messages);
  const locale = useLocale();
  return (
    <Card>
      <dl className="facts">
        {facts.map(({ id, label, now, was, change }) => (
          <div key={id}>
            <dt>{label}</dt>
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

const columnsOf = (t: Translate<keyof typeof messages.texts>, now: string, before: string): SalesColumn<Fact>[] => [
  { id: 'name', label: t('measure'), cell: ({ label }) => label },
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

type ComparedTableProps = { facts: readonly Fact[]; of: Pick<SellerSales, 'period' | 'before'> };

/** Figures of two periods beside each other. */
export function ComparedTable({ facts, of: { period, before } }: ComparedTableProps) {
  const t = useTexts(messages);
  const { format } = useLocale();
  const write = new Intl.DateTimeFormat(format, { dateStyle: 'short', numberingSystem: 'latn', timeZone: 'UTC' });
  const daysOf = ({ from, to }: SellerSales['period']) =>
    t('days', { from: write.format(new Date(from)), to: write.format(new Date(to)) });
  return (
    <section className="part" aria-labelledby="compared">
      <h2 id="compared">{t('compared')}</h2>
      <SalesTable
        label={t('compared')}
        columns={columnsOf(t, daysOf(period), daysOf(before))}
        rows={facts}
        rowKey={keyOf}
      />
    </section>
  );
}

const keyOf = ({ id }: Fact): string => id;
