import type { StoreWorkTime } from '@partshop/api-client';

/** Where the store stands whose hours the chat keeps. */
const STORE_ZONE = 'Europe/Moscow';
const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** The hours of the store's own day at an instant; nothing where they are unknown. */
export function hoursAt(hours: readonly StoreWorkTime[], now: Date): StoreWorkTime | undefined {
  const name = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: STORE_ZONE }).format(now);
  return hours.find(({ day }) => day === DAYS.indexOf(name) + 1);
}
