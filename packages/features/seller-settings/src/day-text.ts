import type { Locale } from '@partshop/features/core';

/** A day of the calendar in words: `2026-11-30` is «30 ноября, пн». */
export const dayText = ({ format }: Locale, day: string): string =>
  new Intl.DateTimeFormat(format, { day: 'numeric', month: 'long', weekday: 'short', timeZone: 'UTC' }).format(
    new Date(day),
  );
