import type { Translate } from '@partshop/core';
import type { PriceMessage } from './price-table.messages.ts';

/** Delivery within so many days, as the filter and its chip say it. */
export function daysText(t: Translate<PriceMessage>, days: number): string {
  if (days === 0) return t('withinToday');
  return days === 1 ? t('withinTomorrow') : t('withinDays', { days });
}
