import type { Translate } from '@partshop/features/core';

export type DeliveryText = 'today' | 'tomorrow' | 'inDays' | 'inDayRange' | 'withinDays';

/** Delivery time in words: today, tomorrow, 3 days, 3–5 days, within 2 days. Days are calendar days from now. */
export function formatDelivery(t: Translate<DeliveryText>, days: number, daysMax: number): string {
  const latest = Math.max(days, daysMax);
  if (latest === 0) return t('today');
  if (latest === 1) return t('tomorrow');
  if (latest === days) return t('inDays', { days });
  return days === 0 ? t('withinDays', { days: latest }) : t('inDayRange', { from: days, to: latest });
}
