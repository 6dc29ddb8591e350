import { useSelector } from 'react-redux';
import type { CheckoutStep } from '@partshop/api-client';
import { RateNote, selectServerBasket } from '@partshop/features/basket';
import { useTexts } from '@partshop/features/core';
import { Money, OrderTotals, type MoneyFormat, type OrderTotal } from '@partshop/ui';
import { messages } from './checkout.messages.ts';

const KOPECKS = 100;

export type SummaryTotalsProps = {
  rows: readonly OrderTotal[];
  /** With the delivery, before bonuses. */
  total: number;
  /** The total without the delivery. */
  goods: number;
  /** Kopecks of the delivery. */
  delivery: number;
  /** What bonuses would pay; null for a visitor without a bonus wallet. */
  bonus: CheckoutStep['bonus'];
  money: (amount: number) => MoneyFormat;
};

/** What is to be paid, without bonuses and with them: the style shows what the bonus field says. */
export function SummaryTotals({ rows, total, goods, delivery, bonus, money }: SummaryTotalsProps) {
  const t = useTexts(messages);
  const basket = useSelector(selectServerBasket);
  const rateNote = (roubles: number) => {
    if (!basket) return null;
    // A retry may have the total of another basket, whose sum in roubles is not known.
    const payable = goods === basket.total ? basket.payable + delivery - roubles * KOPECKS : undefined;
    return <RateNote currency={basket.currency} payable={payable} />;
  };
  return (
    <>
      <div className="totals">
        <OrderTotals items={rows} total={{ term: t('total'), value: <Money {...money(total)} /> }} />
        {rateNote(0)}
      </div>
      {bonus && bonus.discount > 0 ? (
        <div className="totals-with-bonus">
          <OrderTotals
            items={[...rows, { term: t('bonus'), value: <Money {...money(-bonus.discount)} /> }]}
            total={{ term: t('total'), value: <Money {...money(total - bonus.discount)} /> }}
          />
          {rateNote(bonus.most)}
        </div>
      ) : null}
    </>
  );
}
