const DAY = 86_400_000;
const isoOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Days in a row: the first and the last. */
export type Period = { from: string; to: string };

/** Sorted days as periods. */
export function periodsOf(days: readonly string[]): Period[] {
  const periods: Period[] = [];
  for (const day of days) {
    const last = periods.at(-1);
    if (last && Date.parse(last.to) + DAY === Date.parse(day)) last.to = day;
    else periods.push({ from: day, to: day });
  }
  return periods;
}

/** `2026-12-31/2027-01-08`, as forms send a period. */
export const writePeriod = ({ from, to }: Period): string => `${from}/${to}`;

/** The days of what {@link writePeriod} wrote; none of anything else, and never more than `most`. */
export function readPeriod(text: string, most: number): string[] {
  const [from = '', to = ''] = text.split('/');
  return isDay(from) && isDay(to) ? daysBetween({ from, to }, most) : [];
}

/** The days of a period, at most so many. */
export function daysBetween({ from, to }: Period, most: number): string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / DAY) + 1;
  return Array.from({ length: Math.max(0, Math.min(count, most)) }, (_, index) =>
    isoOf(Date.parse(from) + index * DAY),
  );
}

/** Whether a text is a day of the calendar: `2026-02-30` is not. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(text);
  return Number.isFinite(time) && isoOf(time) === text;
}
