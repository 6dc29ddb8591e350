import { isolate, type Locale } from '@partshop/features/core';
import { SHOP_TIME_ZONE } from '@partshop/features/shared';

/** Formatters are expensive to make. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf({ format }: Locale): Intl.DateTimeFormat {
  const known = formatters.get(format);
  const made = known ?? new Intl.DateTimeFormat(format, { day: 'numeric', month: 'long', timeZone: SHOP_TIME_ZONE });
  formatters.set(format, made);
  return made;
}

/** A day, or the days from one to the other, by the shop's calendar: “25–27 ноября”. Both are ISO times. */
export const formatDays = (locale: Locale, from: string, to = from): string =>
  isolate(formatterOf(locale).formatRange(new Date(from), new Date(to)), locale);
