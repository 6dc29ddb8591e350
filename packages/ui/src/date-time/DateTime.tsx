import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { type DateTimeFormat, formatDateTime, machineDateTime } from './format-date-time.ts';
import { relativeTime } from './relative-time.ts';

export type DateTimeProps = Omit<ComponentPropsWithoutRef<'time'>, 'dateTime' | 'children'> &
  DateTimeFormat & {
    /** The present moment, from the page: the text becomes "tomorrow", "2 hours ago", and the date itself goes into the tooltip. */
    now?: string | number | undefined;
  };

/**
 * A day or a moment, in the Gregorian calendar and Latin digits of every language, readable by machines. A value that is no
 * date is shown as it came. A browser whose locale data differ from the server's keeps the server's text.
 */
export const DateTime = forwardRef<HTMLTimeElement, DateTimeProps>(function DateTime(
  { value, locale, timeZone, format, now, ...rest },
  ref,
) {
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
