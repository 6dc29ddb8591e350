import { MAX_REPORT_DAYS } from '@partshop/api-client/contract';
import { badField } from '../../platform/http/http-error.ts';
import { shopDay } from '../../platform/values/time-zone.ts';

const DAY_MS = 86_400_000;
/** A period that nobody asked for. */
const USUAL_DAYS = 30;
/** A longer one is shown by month. */
const MOST_DAY_STEPS = 62;

/** ISO dates, both included. */
export type Period = { from: string; to: string };

/** `2026-03-01` for a day after `2026-02-28`. */
const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

const daysOf = ({ from, to }: Period): number => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

/** The days that are asked for, else the last ones, thirty unless `days` says how many. Undefined for days that end before they begin, or that are too many. */
export function salesPeriod(
  { from, to, days = USUAL_DAYS }: { from?: string | undefined; to?: string | undefined; days?: number | undefined },
  now: Date,
): Period | undefined {
  const last = to ?? shopDay(now);
  const period = { from: from ?? addDays(last, 1 - days), to: last };
  const length = daysOf(period);
  return length >= 1 && length <= MAX_REPORT_DAYS ? period : undefined;
}

/** Makes a function that finds the period of a call, or throws 400 for one that has no day, or too many. */
export const createPeriods =
  (clock: () => Date) =>
  (query: Parameters<typeof salesPeriod>[0]): Period => {
    const period = salesPeriod(query, clock());
    if (!period) throw badField('to', 'The period is empty or too long.');
    return period;
  };

/** As many days, just before a period. */
export const periodBefore = (period: Period): Period => ({
  from: addDays(period.from, -daysOf(period)),
  to: addDays(period.from, -1),
});

export const stepOf = (period: Period): 'day' | 'month' => (daysOf(period) > MOST_DAY_STEPS ? 'month' : 'day');

/**
 * The whole months of a period, whose sums need not be added up from days: from the first day of the first to the first day after the last.
 * The month of `today` is whole up to today. Without a whole month both are the day after the period.
 */
export function wholeMonths({ from, to }: Period, today: string): { first: string; end: string } {
  const after = addDays(to, 1);
  const first = from.endsWith('-01') ? from : monthAfter(from);
  const end = to >= today ? monthAfter(to) : `${after.slice(0, 7)}-01`;
  return first < end ? { first, end } : { first: after, end: after };
}

function monthAfter(day: string): string {
  const date = new Date(`${day.slice(0, 7)}-01`);
  date.setUTCMonth(date.getUTCMonth() + 1);
  return date.toISOString().slice(0, 10);
}
