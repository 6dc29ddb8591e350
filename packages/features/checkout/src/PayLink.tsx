import type { Order } from '@partshop/api-client';
import { useHref, useMoney, useTexts } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { ButtonLink } from '@partshop/ui';
import { messages } from './order-payment.messages.ts';

/** The link to the page where an order is paid; nothing for an order that waits for no payment. */
export function PayLink({ order: { number, payment } }: { order: Pick<Order, 'number' | 'payment'> }) {
  const t = useTexts(messages);
  const href = useHref();
  const { moneyText } = useMoney('RUB', [payment?.payable ?? 0]);
  if (!payment?.isPayable) return null;
  return (
    <ButtonLink href={href(paths.pay.to(number))} variant="primary">
      <span suppressHydrationWarning>{t('pay', { amount: moneyText(payment.payable) })}</span>
    </ButtonLink>
  );
}
