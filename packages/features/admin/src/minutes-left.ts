const MINUTE_MS = 60_000;

/** Whole minutes from `now` (milliseconds) until an ISO instant, rounded up; 0 after it. */
export function minutesLeft(until: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(until) - now) / MINUTE_MS));
}
