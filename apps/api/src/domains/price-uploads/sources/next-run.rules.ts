import { shopDay } from '../../../platform/values/time-zone.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Moscow has no summer time. */
const SHOP_OFFSET = '+03:00';

/** When a list is loaded next: an hour later, or at an hour of the day in Moscow. */
export function nextRun(hour: number | null, now: Date): Date {
  if (hour === null) return new Date(now.getTime() + HOUR_MS);
  const today = new Date(`${shopDay(now)}T${String(hour).padStart(2, '0')}:00:00${SHOP_OFFSET}`);
  return today > now ? today : new Date(today.getTime() + DAY_MS);
}
