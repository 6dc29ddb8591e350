import type { StoreWorkTime } from '@partshop/api-client';
import { SHOP_TIME_ZONE } from './time-zone.ts';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** The weekday of an instant in the shop's time zone, 1 Monday … 7 Sunday. */
const weekdayOf = (now: Date): number =>
  DAYS.indexOf(new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: SHOP_TIME_ZONE }).format(now)) + 1;

/** The store's hours on its own day at an instant; undefined if unknown. */
export function hoursAt(hours: readonly StoreWorkTime[], now: Date): StoreWorkTime | undefined {
  const today = weekdayOf(now);
  return hours.find(({ day }) => day === today);
}

/** Until when a store is open, or when it opens next; `inDays` 0 is today. */
export type Opening = { isOpen: true; until: string } | { isOpen: false; opens: string; day: number; inDays: number };

/** Whether the store is open at an instant; null if its hours are unknown or it never opens. */
export function openingAt(hours: readonly StoreWorkTime[], now: Date): Opening | null {
  const time = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: SHOP_TIME_ZONE,
  }).format(now);
  const today = weekdayOf(now);
  for (let inDays = 0; inDays <= 7; inDays++) {
    const day = ((today - 1 + inDays) % 7) + 1;
    const { opens, closes } = hours.find((one) => one.day === day) ?? { opens: null, closes: null };
    if (opens === null || closes === null) continue;
    if (inDays > 0 || time < opens) return { isOpen: false, opens, day, inDays };
    if (time < closes) return { isOpen: true, until: closes };
  }
  return null;
}
