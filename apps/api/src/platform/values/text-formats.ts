import { SHOP_TIME_ZONE as timeZone } from './time-zone.ts';
import { formatMinor } from './money.ts';

/** How days and amounts are written in messages and documents. Days are those of Moscow, where the warehouse is. */
export function textFormats(locale: string) {
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone });
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone });
  return {
    /** Without the year. */
    day: (at: Date) => day.format(at),
    days: (from: Date, to: Date) => day.formatRange(from, to),
    /** With the year. */
    date: (at: Date) => date.format(at),
    money: (minor: number, currency: string) => formatMinor(minor, { locale, currency }),
  };
}
