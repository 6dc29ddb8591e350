import type { Locale } from '@partshop/features/core';
import { SHOP_TIME_ZONE } from '@partshop/features/shared';

/** A day and a time in the shop's time zone, which stay on one line. */
export const momentText = ({ format }: Locale, iso: string): string =>
  new Intl.DateTimeFormat(format, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: SHOP_TIME_ZONE,
  })
    .format(new Date(iso))
    .replaceAll(' ', '\u00A0');
