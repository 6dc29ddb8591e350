import { MAX_REPORT_DAYS } from '@partshop/api-client/contract';
import { shopDay } from '../../platform/values/time-zone.ts';

const DAY_MS = 86_400_000;

export type ReportPeriod = { from: string; to: string };

/**
 * The days of a report, both included: those asked for, else up to today and a year long. Undefined for days that end before they begin,
 * or that are too many.
 */
export function reportPeriod(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  now: Date,
): ReportPeriod | undefined {
  const last = to ?? shopDay(now);
  const first = from ?? dayAfterYearBefore(last);
  const days = (Date.parse(last) - Date.parse(first)) / DAY_MS + 1;
  return days >= 1 && days <= MAX_REPORT_DAYS ? { from: first, to: last } : undefined;
}

/** `2026-11-27` for `2027-11-26`. */
function dayAfterYearBefore(day: string): string {
  const date = new Date(day);
  date.setUTCFullYear(date.getUTCFullYear() - 1);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}
