import { isolate, type Locale, type Translate } from '@partshop/features/core';
import { formatDelivery, type DeliveryText } from './delivery.ts';
import { SHOP_TIME_ZONE } from './time-zone.ts';

const DAY_MS = 86_400_000;

/** Formatters are expensive to make. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** The date of the day so many days after `from`, by the warehouse's calendar: “ср, 25 нояб.”, or “25 нояб.” without its weekday. */
function formatDay(
  { days, from }: { days: number; from: Date },
  { format }: Locale,
  weekday: 'short' | undefined,
): string {
  const key = `${format} ${weekday ?? ''}`;
  const known = formatters.get(key);
  const made =
    known ?? new Intl.DateTimeFormat(format, { weekday, day: 'numeric', month: 'short', timeZone: SHOP_TIME_ZONE });
  formatters.set(key, made);
  return made.format(from.getTime() + days * DAY_MS);
}

/** The date of a delivery's latest day: “до 25 нояб.”. Empty where words say the day: today, tomorrow. */
export function formatArrivesBy(
  t: Translate<'by'>,
  locale: Locale,
  { daysMax, from }: { daysMax: number; from: Date },
): string {
  if (daysMax < 2) return '';
  return t('by', { date: isolate(formatDay({ days: daysMax, from }, locale, undefined), locale) });
}

/** Delivery time in words with the date of its latest day: “3–5 дн., до ср, 25 нояб.”. Days are calendar days from `from`. */
export function formatArrival(
  t: Translate<DeliveryText | 'arrivesOn' | 'arrivesBy'>,
  locale: Locale,
  { days, daysMax, from }: { days: number; daysMax: number; from: Date },
): string {
  const latest = Math.max(days, daysMax);
  const date = isolate(formatDay({ days: latest, from }, locale, 'short'), locale);
  return t(latest === days ? 'arrivesOn' : 'arrivesBy', { delivery: formatDelivery(t, days, daysMax), date });
}
