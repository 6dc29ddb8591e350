import type { CheckoutStep } from '@partshop/api-client';
import { isolate, useLocale, useTexts } from '@partshop/features/core';
import { useBasketMoney } from '@partshop/features/basket';
import { Alert } from '@partshop/ui';
import { messages } from './checkout.messages.ts';

type Limits = NonNullable<CheckoutStep['limits']>;

/** The limit that an order is above; null for none. */
export function aboveLimit({ orderLimit, monthLeft }: Limits, total: number): 'order' | 'month' | null {
  if (orderLimit !== null && total > orderLimit) return 'order';
  return monthLeft !== null && total > monthLeft ? 'month' : null;
}

/** Says that an order is above a limit of an employee, and who will decide about it; or what is left of the month's limit. */
export function LimitNote({ limits, total }: { limits: Limits; total: number }) {
  const t = useTexts(messages);
  const locale = useLocale();
  const { moneyText } = useBasketMoney();
  const { orderLimit, monthLimit, monthLeft, approvers } = limits;
  const above = aboveLimit(limits, total);
  if (above === null) {
    if (monthLimit === null || monthLeft === null) return null;
    return <p className="limit-left">{t('limitLeft', { left: moneyText(monthLeft), limit: moneyText(monthLimit) })}</p>;
  }
  const names = approvers.map((name) => isolate(name, locale)).join(', ');
  return (
    <Alert tone="attention" role="status" title={t('aboveTitle')}>
      {above === 'order'
        ? t('aboveOrder', { limit: moneyText(orderLimit ?? 0) })
        : t('aboveMonth', { limit: moneyText(monthLimit ?? 0), left: moneyText(monthLeft ?? 0) })}{' '}
      {t('aboveNext', { names })}
    </Alert>
  );
}
