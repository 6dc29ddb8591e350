import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { type DateTimeFormat, formatDateTime, machineDateTime } from './format-date-time.ts';
import { relativeTime } from './relative-time.ts';
import { type Localised, useLocale } from '../ui-locale/use-locale.ts';

export type DateTimeProps = Omit<ComponentPropsWithoutRef<'time'>, 'dateTime' | 'children'> &
  Localised<DateTimeFormat> & {
    /** The current time of the page; makes the text relative ("tomorrow", "2 hours ago") and moves the date into the tooltip. */
    now?: string | number | undefined;
  };

/**
 * A day or an instant in a `<time>`, in the Gregorian calendar and Latin digits in every language. Shows a value that is not a date
 * unchanged. If the locale data of browser and server differ, the server's text stays.
 */
export const DateTime = forwardRef<HTMLTimeElement, DateTimeProps>(function DateTime(
  { value, locale: ownLocale, timeZone, format, now, ...rest },
  ref,
) {
  const locale = useLocale(ownLocale);
  const absolute = formatDateTime({ value, locale, timeZone, format }) ?? String(value);
  const relative = now === undefined ? undefined : relativeTime({ value, now, locale, timeZone });
  return (
    <time
      ref={ref}
      dir="auto"
      title={relative === undefined ? undefined : absolute}
      {...rest}
      dateTime={machineDateTime(value)}
      data-ui="DateTime"
      suppressHydrationWarning
    >
      {relative ?? absolute}
    </time>
  );
});
