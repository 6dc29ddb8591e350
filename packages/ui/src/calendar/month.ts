import { CalendarDate, parseDate, startOfMonth, startOfWeek } from '@internationalized/date';

/** The days that can be chosen, in ISO 8601 ("2026-06-15"). */
export type DayLimits = {
  min?: string | undefined;
  max?: string | undefined;
  isUnavailable?: ((day: string) => boolean) | undefined;
};

export type Weekday = { short: string; long: string };

/** All locales use the Gregorian calendar and Latin digits, even if their own differ. */
const COMMON = { calendar: 'gregory', numberingSystem: 'latn', timeZone: 'UTC' } as const;

/** The number of letters that fit into a column of the calendar. */
const WIDEST_NAME = 4;

/** The weeks of a day's month, seven cells each; cells outside the month are empty. */
export function weeksOfMonth(day: string, locale: string): ReadonlyArray<ReadonlyArray<string | undefined>> {
  const first = startOfMonth(parseDate(day));
  const weeks: Array<Array<string | undefined>> = [];
  for (let week = startOfWeek(first, locale); week.month === first.month || week.compare(first) < 0;) {
    const start = week;
    weeks.push(
      Array.from({ length: 7 }, (_, index) => {
        const date = start.add({ days: index });
        return date.month === first.month ? date.toString() : undefined;
      }),
    );
    week = week.add({ days: 7 });
  }
  return weeks;
}

/** The names of the weekdays, starting with the first day of the locale's week. */
export function weekdays(locale: string): readonly Weekday[] {
  const start = startOfWeek(new CalendarDate(2026, 6, 15), locale);
  const dates = Array.from({ length: 7 }, (_, index) => start.add({ days: index }).toDate('UTC'));
  const names = (weekday: 'narrow' | 'short' | 'long') => {
    const format = new Intl.DateTimeFormat(locale, { ...COMMON, timeZone: 'UTC', weekday });
    return dates.map((date) => format.format(date));
  };
  // The short names of some languages (Arabic, Hebrew, Portuguese) are too long for a column.
  const short = names('short');
  const narrow = short.some((name) => name.length > WIDEST_NAME) ? names('narrow') : short;
  return names('long').map((long, index) => ({ short: narrow[index] ?? long, long }));
}

/** "июнь 2026 г." */
export function monthName(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { ...COMMON, timeZone: 'UTC', month: 'long', year: 'numeric' }).format(
    utc(day),
  );
}

/** "понедельник, 15 июня 2026 г." */
export function dayName(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    ...COMMON,
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(utc(day));
}

function utc(day: string): Date {
  return parseDate(day).toDate('UTC');
}

/** Whether a text is a valid day in ISO 8601. */
export function isDay(text: string | undefined): text is string {
  return text !== undefined && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
}

export function isChoosable(day: string, { min, max, isUnavailable }: DayLimits): boolean {
  return isWithin(day, { min, max }) && isUnavailable?.(day) !== true;
}

/** ISO days sort as texts. */
function isWithin(day: string, { min, max }: DayLimits): boolean {
  return (!min || day >= min) && (!max || day <= max);
}

/** The nearest day within the limits. */
export function clampDay(day: string, { min, max }: DayLimits): string {
  if (min && day < min) return min;
  return max && day > max ? max : day;
}

/**
 * The day that a key moves to, by the ARIA practices; undefined for other keys. In right-to-left text the left arrow moves forward.
 */
export function dayByKey(
  day: string,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  { locale, isRightToLeft }: { locale: string; isRightToLeft: boolean },
): string | undefined {
  const date = parseDate(day);
  const forward = isRightToLeft ? -1 : 1;
  const page = shiftKey ? { years: 1 } : { months: 1 };
  const weekStart = startOfWeek(date, locale);
  const moves: Readonly<Record<string, () => CalendarDate>> = {
    ArrowRight: () => date.add({ days: forward }),
    ArrowLeft: () => date.subtract({ days: forward }),
    ArrowDown: () => date.add({ weeks: 1 }),
    ArrowUp: () => date.subtract({ weeks: 1 }),
    Home: () => weekStart,
    End: () => weekStart.add({ days: 6 }),
    PageDown: () => date.add(page),
    PageUp: () => date.subtract(page),
  };
  return moves[key]?.().toString();
}

/** The same day a number of months later, or the last day of that month. */
export function addMonths(day: string, months: number): string {
  return parseDate(day).add({ months }).toString();
}

/** The first and the last day of a day's month. */
export function monthEnds(day: string): { first: string; last: string } {
  const first = startOfMonth(parseDate(day));
  return { first: first.toString(), last: first.add({ months: 1 }).subtract({ days: 1 }).toString() };
}

/** How many days the month of a day has. */
export function daysOfMonth(day: string): number {
  return new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate();
}
