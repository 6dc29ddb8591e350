import { useLocale } from '@partshop/features/core';
import { SHOP_TIME_ZONE as timeZone } from '@partshop/features/shared';

/** Writes a day, and a day with its time, of an ISO time, as in Moscow. */
export function useTime() {
  const { format } = useLocale();
  const day = new Intl.DateTimeFormat(format, { dateStyle: 'medium', timeZone });
  const moment = new Intl.DateTimeFormat(format, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return {
    day: (iso: string) => day.format(new Date(iso)),
    moment: (iso: string) => moment.format(new Date(iso)),
  };
}
