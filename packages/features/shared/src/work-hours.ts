import type { StoreWorkTime } from '@partshop/api-client';

/** Days in a row with the same hours; both times are null if the store is closed. Days are 1 Monday … 7 Sunday. */
export type WorkHours = { from: number; to: number; opens: string | null; closes: string | null };

/** Groups the week's hours: days in a row with the same hours share a line. */
export function groupWorkHours(days: readonly StoreWorkTime[]): WorkHours[] {
  const groups: WorkHours[] = [];
  for (const { day, opens, closes } of days.toSorted((a, b) => a.day - b.day)) {
    const last = groups.at(-1);
    if (last && last.to === day - 1 && last.opens === opens && last.closes === closes) last.to = day;
    else groups.push({ from: day, to: day, opens, closes });
  }
  return groups;
}

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** The short name of a weekday, 1 Monday … 7 Sunday, as the beginning of a line: "Пн", "Mon". */
export function weekdayName(day: number, locale: string): string {
  const name = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(
    MONDAY + (day - 1) * DAY_MS,
  );
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/** The days of a line: "Mon–Fri", "Sat". */
export function workDays({ from, to }: Pick<WorkHours, 'from' | 'to'>, locale: string): string {
  return from === to ? weekdayName(from, locale) : `${weekdayName(from, locale)}–${weekdayName(to, locale)}`;
}

/** `09:00` as `9:00`. */
export function clockTime(time: string): string {
  return time.replace(/^0(?=\d:)/, '');
}
