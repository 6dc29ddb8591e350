import { isSold, type Order } from '@partshop/api-client';
import { RateNote } from '@partshop/features/basket';
import { useMoney, useTexts } from '@partshop/features/core';
import { Money, OrderTotals } from '@partshop/ui';
import { messages } from './order-sums.messages.ts';

/** The amounts that a page of an order shows: it shows all of them with kopecks, or none. */
export const orderAmounts = ({ items, promo, bonus, delivery }: Order): number[] => [
  ...items.map(({ price }) => price),
  promo?.discount ?? 0,
  bonus,
  delivery.cost,
];

/** What the items of an order cost, what comes off and on, and the total. */
export function OrderSums({ order }: { order: Order }) {
  const t = useTexts(messages);
  const { items, delivery, promo, bonus, total, payable, currency } = order;
  const { money } = useMoney(currency.code, orderAmounts(order));
  const changes = [
    { term: t('promoDiscount'), amount: -(promo?.discount ?? 0) },
    { term: t('bonus'), amount: -bonus },
    { term: t('delivery'), amount: delivery.cost },
  ].filter(({ amount }) => amount !== 0);
  const goods = items.reduce((sum, item) => (isSold(item.status) ? sum + item.sum : sum), 0);
  const rows = changes.length > 0 ? [{ term: t('goods'), amount: goods }, ...changes] : [];
  return (
    <>
      <OrderTotals
        items={rows.map(({ term, amount }) => ({ term, value: <Money {...money(amount)} /> }))}
        total={{ term: t('total'), value: <Money {...money(total)} /> }}
      />
      <RateNote currency={currency} payable={payable} />
    </>
  );
}
