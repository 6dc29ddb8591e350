import { useTexts } from '@partshop/features/core';
import { Money, OrderTotals, type MoneyFormat, type OrderTotal } from '@partshop/ui';
import { messages } from './checkout.messages.ts';

export type SummaryTotalsProps = {
  rows: readonly OrderTotal[];
  total: number;
  /** What bonuses would pay; 0 if nothing. */
  discount: number;
  money: (amount: number) => MoneyFormat;
};

/** What is to be paid, without bonuses and with them: the style shows what the bonus field says. */
export function SummaryTotals({ rows, total, discount, money }: SummaryTotalsProps) {
  const t = useTexts(messages);
  return (
    <>
      <OrderTotals className="totals" rows={rows} total={{ term: t('total'), value: <Money {...money(total)} /> }} />
      {discount > 0 ? (
        <OrderTotals
          className="totals-with-bonus"
          rows={[...rows, { term: t('bonus'), value: <Money {...money(-discount)} /> }]}
          total={{ term: t('total'), value: <Money {...money(total - discount)} /> }}
        />
      ) : null}
    </>
  );
}
