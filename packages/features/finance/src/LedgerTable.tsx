import type { Finance, LedgerEntry } from '@partshop/api-client';
import { useLocale, useMoney, useTexts, type Locale, type Translate } from '@partshop/features/core';
import { SHOP_TIME_ZONE } from '@partshop/features/shared';
import { DateTime, Money } from '@partshop/ui';
import { messages } from './finance.messages.ts';
import { LedgerDocument } from './LedgerDocument.tsx';
import { MoneyTable, type MoneyColumn } from './MoneyTable.tsx';

type Looks = ReturnType<typeof useMoney> & { t: Translate<keyof typeof messages.texts>; locale: Locale };

const columnsOf = ({ t, money, moneyText, locale }: Looks): MoneyColumn<LedgerEntry>[] => [
  { id: 'document', label: t('document'), cell: (entry) => <LedgerDocument entry={entry} /> },
  {
    id: 'date',
    label: t('date'),
    cell: ({ at }) => <DateTime value={at} locale={locale.format} timeZone={SHOP_TIME_ZONE} format="date" />,
  },
  {
    id: 'amount',
    label: t('amount'),
    isSum: true,
    cell: ({ amount }) => <Money className={amount < 0 ? 'lowered' : undefined} {...money(amount)} />,
  },
  {
    id: 'balance',
    label: t('balance'),
    isSum: true,
    cell: ({ balance }) => (
      <>
        <Money className="in-table" {...money(balance)} />
        <span className="in-card" suppressHydrationWarning>
          {t('debtAfter', { sum: moneyText(balance) })}
        </span>
      </>
    ),
  },
];

/** A page of the ledger, each line with the debt after it. */
export function LedgerTable({ entries: { items } }: { entries: Finance['entries'] }) {
  const t = useTexts(messages);
  const locale = useLocale();
  const { money, moneyText } = useMoney('RUB', [
    ...items.map(({ amount }) => amount),
    ...items.map(({ balance }) => balance),
  ]);
  const columns = columnsOf({ t, money, moneyText, locale });
  return <MoneyTable label={t('ledgerTitle')} columns={columns} rows={items} />;
}
