import { machineDateTime } from './format-date-time.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Milliseconds. The largest unit that fits is used: an hour and a half is "1 hour ago". */
const UNITS = [
  { unit: 'year', length: 365.25 * DAY },
  { unit: 'month', length: 30.44 * DAY },
  { unit: 'day', length: DAY },
  { unit: 'hour', length: HOUR },
  { unit: 'minute', length: MINUTE },
] as const;

export type RelativeTime = { value: string | number; now: string | number; locale: string; timeZone: string };

/**
 * The time relative to now: "завтра", "2 часа назад". Counts days by the calendar of the time zone, so yesterday evening is
 * "yesterday" this morning.
 */
export function relativeTime({ value, now, locale, timeZone }: RelativeTime): string | undefined {
  const machine = machineDateTime(value);
  const today = new Date(now).getTime();
  if (machine === undefined || Number.isNaN(today)) return undefined;
  const isDay = machine.length === 10;
  const moment = Date.parse(machine);
  const days = (isDay ? moment : dayOf(moment, timeZone)) / DAY - dayOf(today, timeZone) / DAY;
  const formatter = formatterFor(locale);
  const distance = moment - today;
  if (isDay && days === 0) return formatter.format(0, 'day');
  if (Math.abs(days) >= 1 && Math.abs(days) * DAY < UNITS[1].length && (isDay || Math.abs(distance) >= 12 * HOUR)) {
    return formatter.format(days, 'day');
  }
  const { unit, length } = UNITS.find((candidate) => Math.abs(distance) >= candidate.length) ?? UNITS[4];
  return formatter.format(Math.trunc(distance / length), unit);
}

/** Latin digits everywhere. The language tag requests them, because the type of the options lacks `numberingSystem`. */
function formatterFor(locale: string): Intl.RelativeTimeFormat {
  return new Intl.RelativeTimeFormat(new Intl.Locale(locale, { numberingSystem: 'latn' }).toString(), {
    numeric: 'auto',
  });
}

/** The midnight of the instant's day in that time zone, as if in UTC. Milliseconds. */
function dayOf(moment: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, calendar: 'gregory', numberingSystem: 'latn' });
  return Date.parse(format.format(moment));
}
