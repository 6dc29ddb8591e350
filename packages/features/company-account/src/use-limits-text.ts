import type { SpendingLimits } from '@partshop/api-client';
import { useMoney, useTexts } from '@partshop/features/core';
import { messages } from './roles.messages.ts';

/** Writes limits, and with `spent` what this month's orders cost, in parts of a line. Amounts are kopecks. */
export function useLimitsText() {
  const t = useTexts(messages);
  const { moneyText } = useMoney('RUB');
  return ({ orderLimit, monthLimit }: SpendingLimits, spent?: number): string[] => {
    const order = orderLimit === null ? [] : [t('orderUpTo', { limit: moneyText(orderLimit) })];
    if (spent === undefined) {
      const parts = [...order, ...(monthLimit === null ? [] : [t('monthUpTo', { limit: moneyText(monthLimit) })])];
      return parts.length === 0 ? [t('noLimit')] : parts;
    }
    const month =
      monthLimit === null
        ? t('spent', { spent: moneyText(spent) })
        : t('spentOf', { spent: moneyText(spent), limit: moneyText(monthLimit) });
    return orderLimit === null && monthLimit === null ? [t('noLimit'), month] : [...order, month];
  };
}
