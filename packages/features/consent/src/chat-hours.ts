import type { StoreWorkTime } from '@partshop/api-client';
import { SHOP_TIME_ZONE } from '@partshop/features/shared';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** The store's hours on its own day at an instant; undefined if unknown. */
export function hoursAt(hours: readonly StoreWorkTime[], now: Date): StoreWorkTime | undefined {
  const name = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: SHOP_TIME_ZONE }).format(now);
  return hours.find(({ day }) => day === DAYS.indexOf(name) + 1);
}
