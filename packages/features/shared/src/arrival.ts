import { isolate, type Locale, type Translate } from '@partshop/features/core';
import { formatDelivery, type DeliveryText } from './delivery.ts';
import { SHOP_TIME_ZONE } from './time-zone.ts';

const DAY_MS = 86_400_000;

/** Formatters are expensive to make. The warehouse's calendar decides which day it is. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatDay(date: Date, { format }: Locale): string {
  const known = formatters.get(format);
  const made =
    known ??
    new Intl.DateTimeFormat(format, { weekday: 'short', day: 'numeric', month: 'short', timeZone: SHOP_TIME_ZONE });
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
