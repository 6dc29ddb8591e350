import type { Locale } from '@partshop/features/core';

/** An ISO date as a day of a table: `27.11.2026`. */
export const dayText = (day: string, { format }: Locale): string =>
  new Intl.DateTimeFormat(format, { dateStyle: 'short', numberingSystem: 'latn', timeZone: 'UTC' }).format(
    new Date(day),
  );
