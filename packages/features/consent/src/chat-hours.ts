import type { StoreWorkTime } from '@partshop/api-client';

/** Time zone of the store that answers the chat. */
const STORE_ZONE = 'Europe/Moscow';
const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** The store's hours on its own day at an instant; undefined if unknown. */
export function hoursAt(hours: readonly StoreWorkTime[], now: Date): StoreWorkTime | undefined {
  const name = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: STORE_ZONE }).format(now);
  return hours.find(({ day }) => day === DAYS.indexOf(name) + 1);
}
