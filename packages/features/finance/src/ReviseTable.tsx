import type { LedgerEntry } from '@partshop/api-client';
import { useLocale, useMoney, useTexts, type Locale, type Translate } from '@partshop/features/core';
import { SHOP_TIME_ZONE } from '@partshop/features/shared';
import { DateTime, Money } from '@partshop/ui';
import { messages as financeMessages } from './finance.messages.ts';
import { LedgerDocument } from './LedgerDocument.tsx';
import { MoneyTable, type MoneyColumn } from './MoneyTable.tsx';
import { messages } from './revise.messages.ts';

type Looks = {
  t: Translate<keyof typeof messages.texts>;
  tFinance: Translate<keyof typeof financeMessages.texts>;
  money: ReturnType<typeof useMoney>['money'];
  locale: Locale;
};

const columnsOf = ({ t, tFinance, money, locale }: Looks): MoneyColumn<LedgerEntry>[] => [
  { id: 'document', label: tFinance('document'), cell: (entry) => <LedgerDocument entry={entry} /> },
  {
    id: 'date',
    label: tFinance('date'),
    cell: ({ at }) => <DateTime value={at} locale={locale.format} timeZone={SHOP_TIME_ZONE} format="date" />,
  },
  {
    id: 'debit',
    label: t('debit'),
    isSum: true,
    cell: ({ amount }) => (amount > 0 ? <Money {...money(amount)} /> : null),
  },
  {
    id: 'credit',
    label: t('credit'),
    isSum: true,
    cell: ({ amount }) => (amount < 0 ? <Money className="lowered" {...money(-amount)} /> : null),
  },
];

/** A page of the documents of a report, as they stand in the books of the shop. */
export function ReviseTable({ items }: { items: readonly LedgerEntry[] }) {
  const t = useTexts(messages);
  const tFinance = useTexts(financeMessages);
  const locale = useLocale();
  const { money } = useMoney(
    'RUB',
    items.map(({ amount }) => Math.abs(amount)),
  );
  return <MoneyTable label={t('entries')} columns={columnsOf({ t, tFinance, money, locale })} rows={items} />;
}
