import type { Finance, OpenDocument } from '@partshop/api-client';
import { useLocale, useMoney, useTexts, type Locale, type Translate } from '@partshop/features/core';
import { SHOP_TIME_ZONE } from '@partshop/features/shared';
import { Badge, DateTime, Money } from '@partshop/ui';
import { messages } from './finance.messages.ts';
import { LedgerDocument } from './LedgerDocument.tsx';
import { MoneyTable, type MoneyColumn } from './MoneyTable.tsx';

type Looks = { t: Translate<keyof typeof messages.texts>; money: ReturnType<typeof useMoney>['money']; locale: Locale };

const columnsOf = ({ t, money, locale }: Looks): MoneyColumn<OpenDocument>[] => [
  { id: 'document', label: t('document'), cell: (entry) => <LedgerDocument entry={entry} /> },
  {
    id: 'due',
    label: t('dueOn'),
    cell: ({ dueOn, overdueDays }) => (
      <span className="due">
        <DateTime value={dueOn} locale={locale.format} timeZone={SHOP_TIME_ZONE} format="date" />
        {overdueDays > 0 ? <Badge tone="critical">{t('overdueDays', { days: overdueDays })}</Badge> : null}
      </span>
    ),
  },
  {
    id: 'amount',
    label: t('amount'),
    isSum: true,
    cell: ({ amount }) => <Money {...money(amount)} />,
  },
  {
    id: 'unpaid',
    label: t('unpaid'),
    isSum: true,
    cell: ({ unpaid }) => (
      <strong>
        <Money {...money(unpaid)} />
      </strong>
    ),
  },
];

/** What is to be paid, the first due first. */
export function OpenDocuments({ finance: { open, openTotal } }: { finance: Finance }) {
  const t = useTexts(messages);
  const locale = useLocale();
  const { money } = useMoney('RUB', [...open.map(({ amount }) => amount), ...open.map(({ unpaid }) => unpaid)]);
  if (open.length === 0) return null;
  const columns = columnsOf({ t, money, locale });
  return (
    <section className="part" id="open" aria-labelledby="open-heading">
      <h2 id="open-heading">{t('openTitle')}</h2>
      <MoneyTable label={t('openTitle')} columns={columns} rows={open} />
      {openTotal > open.length ? (
        <p className="quiet">{t('openMore', { shown: open.length, count: openTotal })}</p>
      ) : null}
    </section>
  );
}
