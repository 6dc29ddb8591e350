import type { DeliveryRoute } from '@partshop/api-client/contract';
import { nameIn } from '../../platform/values/names.ts';
import type { DeliveryCity } from './carrier.ts';

const DAY_MS = 86_400_000;
const SHOWN_ARRIVALS = 5;
const SUNDAY = 0;

/** The route of our lorries to a city. */
export function routeTo(
  { id, names, wayDays, points }: DeliveryCity,
  { lang, currentId }: { lang: string; currentId: number | null },
): DeliveryRoute {
  return { routeId: id, city: nameIn(names, lang), wayDays, points, isCurrent: id === currentId };
}

/** The next days on which a lorry arrives that leaves the warehouse on any day but Sunday: ISO dates. */
export function nextArrivals({ wayDays }: Pick<DeliveryRoute, 'wayDays'>, now: Date): string[] {
  const departures = Array.from({ length: SHOWN_ARRIVALS * 2 }, (_, day) => new Date(now.getTime() + day * DAY_MS));
  return departures
    .filter((day) => day.getUTCDay() !== SUNDAY)
    .slice(0, SHOWN_ARRIVALS)
    .map((day) => new Date(day.getTime() + wayDays * DAY_MS).toISOString().slice(0, 10));
}
