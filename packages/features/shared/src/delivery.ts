import { isolate, type Locale, type Translate } from '@partshop/features/core';

type DeliveryText = 'today' | 'tomorrow' | 'inDays' | 'inDayRange' | 'withinDays';

/** Delivery time in words: today, tomorrow, 3 days, 3–5 days, within 2 days. Days are calendar days from now. */
export function formatDelivery(t: Translate<DeliveryText>, days: number, daysMax: number): string {
  const latest = Math.max(days, daysMax);
  if (latest === 0) return t('today');
  if (latest === 1) return t('tomorrow');
  if (latest === days) return t('inDays', { days });
  return days === 0 ? t('withinDays', { days: latest }) : t('inDayRange', { from: days, to: latest });
}

const DAY_MS = 86_400_000;

/** Formatters are expensive to make. The warehouse's calendar decides which day it is. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatDay(date: Date, { format }: Locale): string {
  const known = formatters.get(format);
  const made =
    known ??
    new Intl.DateTimeFormat(format, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'Europe/Moscow' });
  formatters.set(format, made);
  return made.format(date);
}

/** Delivery time in words with the date of its latest day: “3–5 дн., до ср, 25 нояб.”. Days are calendar days from `from`. */
export function formatArrival(
  t: Translate<DeliveryText | 'arrivesOn' | 'arrivesBy'>,
  locale: Locale,
  { days, daysMax, from }: { days: number; daysMax: number; from: Date },
): string {
  const latest = Math.max(days, daysMax);
  const date = isolate(formatDay(new Date(from.getTime() + latest * DAY_MS), locale), locale);
  return t(latest === days ? 'arrivesOn' : 'arrivesBy', { delivery: formatDelivery(t, days, daysMax), date });
}
