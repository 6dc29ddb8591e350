import { SHOP_TIME_ZONE, shopDay } from '../../platform/values/time-zone.ts';

/** When a warehouse sends goods. */
export type Schedule = {
  /** ISO numbers; 1 is Monday. */
  weekdays: readonly number[];
  /** `16:30`: what is ordered from then on leaves later; null when a day has no such hour. */
  cutOff: string | null;
  /** ISO days. */
  closedDays: readonly string[];
};

/** A warehouse that nobody has set. */
export const ALWAYS: Schedule = { weekdays: [1, 2, 3, 4, 5, 6, 7], cutOff: null, closedDays: [] };

const DAY = 86_400_000;
/** More than all closed days between two working ones. */
const FARTHEST = 500;

const hourAndMinute = new Intl.DateTimeFormat('en-GB', {
  timeZone: SHOP_TIME_ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The day on which a warehouse sends what is ordered at a time, and how many days that is from then. */
export function nextSending(now: Date, { weekdays, cutOff, closedDays }: Schedule): { day: string; waitDays: number } {
  const today = shopDay(now);
  const isMissed = cutOff !== null && hourAndMinute.format(now) >= cutOff;
  for (let waitDays = isMissed ? 1 : 0; waitDays < FARTHEST; waitDays += 1) {
    const date = new Date(Date.parse(today) + waitDays * DAY);
    const day = date.toISOString().slice(0, 10);
    const weekday = date.getUTCDay() === 0 ? 7 : date.getUTCDay();
    if (weekdays.includes(weekday) && !closedDays.includes(day)) return { day, waitDays };
  }
  throw new Error('The warehouse never sends goods.');
}
