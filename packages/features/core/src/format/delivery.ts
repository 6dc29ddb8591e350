import type { Translate } from '../localization/texts.ts';

/** Delivery as people say it: today, tomorrow, 3 days, 3–5 days. Days are calendar days from now. */
export function formatDelivery(
  t: Translate<'today' | 'tomorrow' | 'inDays' | 'inDayRange'>,
  days: number,
  daysMax: number,
): string {
  if (daysMax > days) return t('inDayRange', { from: days, to: daysMax });
  if (days === 0) return t('today');
  if (days === 1) return t('tomorrow');
  return t('inDays', { days });
}
