import type { Order } from '@partshop/api-client';
import { useLocale, useMoney, useTexts } from '@partshop/features/core';
import { SHOP_TIME_ZONE } from '@partshop/features/shared';
import { DateTime, Money, type Definition } from '@partshop/ui';
import { messages } from './order-payment.messages.ts';

type PaymentName = 'onReceipt' | 'awaited' | 'paid' | 'unpaid' | 'refunded';

/** How an order is paid: the way with its state, until when it can be paid, and what goes back to the buyer. */
export function usePaymentTerms({ payment, paymentType }: Pick<Order, 'payment' | 'paymentType'>): Definition[] {
  const t = useTexts(messages);
  const locale = useLocale();
  const refunds = payment?.refunds ?? [];
  const { money } = useMoney(
    'RUB',
    refunds.map(({ amount }) => amount),
  );
  return [
    { term: t('payment'), value: t(nameOf(paymentType, payment)) },
    ...(payment?.payUntil
      ? [
          {
            term: t('payUntil'),
            value: (
              <DateTime value={payment.payUntil} locale={locale.format} timeZone={SHOP_TIME_ZONE} format="dateTime" />
            ),
          },
        ]
      : []),
    ...refunds.map(({ amount, doneAt }) => ({
      term: t(doneAt === null ? 'refundDue' : 'refund'),
      value: <Money {...money(amount)} />,
    })),
  ];
}

function nameOf(type: Order['paymentType'], payment: Order['payment']): PaymentName {
  if (type === 'on-receipt' || !payment) return 'onReceipt';
  if (payment.isPayable) return 'awaited';
  return payment.state === 'paid' || payment.state === 'refunded' ? payment.state : 'unpaid';
}
